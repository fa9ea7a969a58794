import { mount } from "svelte";
import "../.generated/fonts.css";
import App from "./App.svelte";
import { loadFaces } from "./faces";
import { GAMES } from "./games";
import "./style/tokens.css";
import "./style/chrome.css";

await loadFaces(...GAMES.map((game) => `Title ${game}`));
mount(App, { target: document.getElementById("app")! });
