/** The covers of the start page. */
import type { Component } from "svelte";
import DefaultCover from "../table/default/Cover.svelte";

const covers = import.meta.glob<Component<{ name: string }>>("./*/Cover.svelte", { eager: true, import: "default" });

export const coverOf = (game: string): Component<{ name: string }> => covers[`./${game}/Cover.svelte`] ?? DefaultCover;
