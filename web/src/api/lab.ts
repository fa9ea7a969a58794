/** The laboratory of this machine over HTTP. */
import type { AskLab, ChangeRun, Estimated, Laboratory, RunReport, RunShown } from "@contract/protocol";
import { call } from "./http";

export const laboratory = () => call<Laboratory>("lab");
export const ask = (asked: AskLab) => call<RunShown>("lab", { body: asked });
export const estimate = (asked: AskLab, signal: AbortSignal) =>
  call<Estimated>("lab/estimate", { body: asked, signal });
export const report = (run: string) => call<RunReport>(`lab/${run}`);
export const change = (run: string, action: ChangeRun["action"]) => call<RunShown>(`lab/${run}`, { body: { action } });
