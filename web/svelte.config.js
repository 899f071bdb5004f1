import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

import { nameControls } from "./controls.js";

export default { preprocess: [vitePreprocess(), nameControls()] };
