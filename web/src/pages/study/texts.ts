/** Texts of Learn, reviews, exercises, puzzles and My games. Other pages do without them. */

import { addTexts } from "../../lib/i18n.svelte";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

addTexts({ en, pl });
