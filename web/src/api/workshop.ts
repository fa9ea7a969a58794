/** The workshop of this machine over HTTP. */
import type { NewEdition, Workbench, WorkList, WorkOn, WorkShown } from "@contract/protocol";
import { call } from "./http";

export const editions = () => call<Workbench>("workshop");
export const beginEdition = (wanted: NewEdition) => call<Workbench>("workshop", { body: wanted });
export const things = (game: string, edition: string) => call<WorkList>(`workshop/${game}`, { query: { edition } });
export const work = (game: string, wanted: WorkOn) => call<WorkShown>(`workshop/${game}`, { body: wanted });
export const exported = (game: string, edition: string) =>
  `/api/workshop/${game}/export?${new URLSearchParams({ edition })}`;
