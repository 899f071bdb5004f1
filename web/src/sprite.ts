import icons from "./icons.svg?raw";

/** Puts the icons into the page for `<use href="#name">`, because Chromium sometimes fails to draw those of a file. */
export function laySprite(): void {
  if (document.getElementById("icons")) return;
  const holder = document.createElement("div");
  holder.id = "icons";
  holder.setAttribute("aria-hidden", "true");
  holder.hidden = true; // symbols are drawn only where they are used
  holder.innerHTML = icons;
  document.body.prepend(holder);
}
