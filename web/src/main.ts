import { mount } from "svelte";
import "../.generated/fonts.css";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/chrome.css";

mount(App, { target: document.getElementById("app")! });
