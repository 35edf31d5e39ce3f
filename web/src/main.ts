import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";

// After the tokens, which they replace where a game is shown.
import.meta.glob("./games/*/accent.css", { eager: true });

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");

void words.loadOwn().then(() => mount(App, { target }));
