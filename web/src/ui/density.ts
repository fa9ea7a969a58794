/** How much of itself a part shows: everything, what fits a strip, or what is left beside one or two others of its kind. */
export type Density = "full" | "compact" | "mini" | "tiny";
