/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  const body: string;
  export default body;
}

declare module "pictures:*" {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module "subset-font" {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2" },
  ): Promise<Uint8Array>;
}
