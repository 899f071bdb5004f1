import { boardTexts } from "../../table/boardTexts";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

export const { say, sayIn } = boardTexts({ en, pl });
