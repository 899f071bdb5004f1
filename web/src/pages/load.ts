/** Pages that come as chunks of their own. */

export const tablePage = () => import("./TablePage.svelte");
export const replayPage = () => import("./ReplayPage.svelte");
