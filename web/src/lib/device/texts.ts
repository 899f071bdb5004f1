/** Texts of a house on this device. Without one, pages do without them. */

import { addTexts } from "../i18n.svelte";
import en from "./texts/en.ftl?raw";
import pl from "./texts/pl.ftl?raw";

addTexts({ en, pl });
