/** Installing the page as an app. Browsers that can do that say so once, when the page opens. */

/** Only Chromium has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = $state.raw(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the page has a button of its own
  offer = event as InstallOffer;
});
addEventListener("appinstalled", () => (offer = null));

export function canInstall(): boolean {
  return offer !== null;
}

/** Asks the person through the browser. An offer can be used once. */
export async function install(): Promise<void> {
  const used = offer;
  offer = null;
  await used?.prompt();
}
