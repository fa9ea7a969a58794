/** A report that is a file of its own: its figures stand in it, in both languages. */
import { mount } from "svelte";
import "../.generated/fonts-common.css";
import "./style/tokens.css";
import "./style/chrome.css";
import ReportFile, { type Written } from "./pages/lab/report/ReportFile.svelte";
import { settings } from "./stores/settings.svelte";
import { loadTexts } from "./words";

const written = JSON.parse(document.getElementById("report")!.textContent) as Written;
if (!new URLSearchParams(location.search).has("lang")) settings.language = written.language;
await Promise.all([loadTexts(), loadTexts("lab")]);
mount(ReportFile, { target: document.getElementById("app")!, props: { written } });
