/** Pages that are loaded as separate chunks. */

export const homePage = () => import("./Home.svelte");
export const tablePage = () => import("./TablePage.svelte");
export const learnPage = () => import("./Learn.svelte");
export const replayPage = () => import("./ReplayPage.svelte");
export const reviewPage = () => import("./ReviewPage.svelte");
export const exercisePage = () => import("./exercise/MistakesPage.svelte");
export const puzzlePage = () => import("./exercise/PuzzlesPage.svelte");
export const recordPage = () => import("./RecordPage.svelte");
export const profilePage = () => import("./Profile.svelte");
export const lessonPage = () => import("./lesson/LessonPage.svelte");
