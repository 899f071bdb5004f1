/** Keeps the focus where the control that had it goes away or can do no more. */

import { tick } from "svelte";

/** After a change of the page: moves the focus to another control if the change took it from the one that `had` it. */
export async function keepFocus(
  other: () => HTMLElement | null | undefined,
  had: Element | null = document.activeElement,
): Promise<void> {
  if (!had || had === document.body) return;
  await tick();
  const now = document.activeElement;
  if (!now || now === document.body || now.matches(":disabled")) other()?.focus();
}
