import "./fonts.css";
import "./tokens.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { laySprite } from "./sprite";

laySprite();
mount(App, { target: document.getElementById("app")! });
