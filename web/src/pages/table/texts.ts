/** Texts that only the page of a table needs. Importing this makes them known. */

import { addTexts } from "../../lib/i18n.svelte";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

addTexts({ en, pl });
