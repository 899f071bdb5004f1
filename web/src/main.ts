import "./fonts.css";
import "./tokens.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { prepareNumbers } from "./lib/i18n.svelte";
import { laySprite } from "./sprite";

laySprite();
mount(App, { target: document.getElementById("app")! });
setTimeout(prepareNumbers);
