/** Why something failed, in the chosen language. */

import { lang, t } from "../i18n.svelte";
import { ApiError } from "./client";

export function sayError(error: unknown): string {
  return error instanceof ApiError ? (error.messages[lang()] ?? t("refused")) : t("refused-no_answer");
}
