import { mount } from "svelte";
import "../.generated/fonts.css";
import "./style/tokens.css";
import "./style/chrome.css";
import "./games/themes";
import App from "./App.svelte";
import { loadTitleFonts } from "./style/fonts";
import { loadTexts } from "./words";

await Promise.all([loadTitleFonts(), loadTexts()]);
mount(App, { target: document.getElementById("app")! });
