import { mount } from "svelte";
import "../.generated/fonts.css";
import "./style/tokens.css";
import "./style/chrome.css";
import "./games/themes";
import { chooseTransport } from "./api/transport";
import App from "./App.svelte";
import { loadTitleFonts } from "./style/fonts";
import { loadTexts } from "./words";

await Promise.all([loadTitleFonts(), loadTexts(), chooseTransport()]);
const target = document.getElementById("app")!;
target.replaceChildren(); // what is said where nothing of this runs
mount(App, { target });
