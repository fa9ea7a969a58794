import Plain from "../Plain.svelte";

export const game = { Table: Plain, motions: {}, questions: {} };
