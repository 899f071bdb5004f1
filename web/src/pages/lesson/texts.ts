import { boardTexts } from "../../lib/table/boardTexts";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

export const { say } = boardTexts({ en, pl });
