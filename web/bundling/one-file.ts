/** One HTML file that needs nothing else: scripts, styles and faces stand in it. */
import type { Plugin } from "vite";

export function oneFile(): Plugin {
  return {
    name: "ristal-one-file",
    enforce: "post",
    // after everything that still changes code
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".html"));
        if (page?.type !== "asset") throw new Error("there is no page to put everything into");
        let html = String(page.source);
        for (const [name, part] of Object.entries(bundle)) {
          if (part === page) continue;
          const code = part.type === "chunk" ? part.code : String(part.source);
          const tag = part.type === "chunk" ? script(code) : `<style>${code}</style>`;
          const link = new RegExp(
            `<(script|link)[^>]*(src|href)="[^"]*${name.replaceAll(".", "\\.")}"[^>]*>(</script>)?`,
          );
          if (!link.test(html)) throw new Error(`nothing in the page asks for ${name}`);
          html = html.replace(link, "").replace(part.type === "chunk" ? "</body>" : "</head>", (end) => tag + end);
          delete bundle[name];
        }
        page.source = html;
      },
    },
  };
}

const script = (code: string) => `<script type="module">${code.replaceAll("</script", "<\\/script")}</script>`;
