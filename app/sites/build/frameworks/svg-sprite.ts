import path from "node:path/posix";
import type { StandIns } from "./stand-in-modules";

/** What vite-plugin-svg-icons makes: a module that puts the project's icons into the page, for `<use href="#icon-…">`. */
const ASKED = /["']virtual:svg-icons-(?:register|names)["']/;
const SPRITE = ".svg-icons/register.js";
const NAMES = ".svg-icons/names.js";
/** Where its configuration says which folders, and how icons are called. */
const CONFIG = /^(?:vite\.config|build\/|vite\/|config\/|plugins\/).*\.?[cm]?[jt]s$/;
const FOLDERS = /\biconDirs\s*:\s*\[([^\]]{0,600})\]/;
const SYMBOL = /\bsymbolId\s*:\s*["'`]([^"'`\n]{1,100})["'`]/;
/** Where people keep them, if nothing says it. */
const USUAL = /^src\/(?:.+\/)?(?:icons?|svgs?)\//;
/** As its makers have it. */
const SYMBOL_ID = "icon-[dir]-[name]";

/** These modules for a project that asks for one; null for another. */
export function svgSprite(tree: StandIns["tree"]): StandIns | null {
  const asks = ([file, text]: [string, string]) =>
    /\.(?:[cm]?[jt]sx?|vue)$/.test(file) && ASKED.test(text);
  if (![...tree].some(asks)) return null;
  const config = [...tree].filter(([file]) => CONFIG.test(file)).map(([, text]) => text);
  const said = config.map((text) => FOLDERS.exec(text)?.[1]).find((found) => found !== undefined);
  const folders = [...(said ?? "").matchAll(/["'`]([^"'`]+)["'`]/g)]
    .map(([, folder = ""]) => path.join("/", folder, "/").slice(1))
    .filter((folder) => folder !== "");
  const id = config.map((text) => SYMBOL.exec(text)?.[1]).find((found) => found) ?? SYMBOL_ID;
  const symbols = new Map<string, string>();
  for (const [file, text] of tree) {
    const folder =
      folders.find((one) => file.startsWith(one)) ??
      (folders.length === 0 ? USUAL.exec(file)?.[0] : undefined);
    if (!file.endsWith(".svg") || folder === undefined) continue;
    const name = nameOf(id, file.slice(folder.length));
    symbols.set(name, symbolOf(name, text));
  }
  const made = [
    [SPRITE, registerModule([...symbols.values()].join(""))],
    [NAMES, `export default ${JSON.stringify([...symbols.keys()])};\n`],
  ] as const;
  return {
    tree: new Map([...tree, ...made]),
    alias: [
      { find: /^virtual:svg-icons-register$/, replacement: `/${SPRITE}` },
      { find: /^virtual:svg-icons-names$/, replacement: `/${NAMES}` },
    ],
  };
}

/** "icon-[dir]-[name]" and "menu/home.svg" → "icon-menu-home". */
function nameOf(id: string, inside: string): string {
  const folder = path.dirname(inside);
  const dir = folder === "." ? "" : folder.replaceAll("/", "-");
  return id
    .replace(dir === "" ? /\[dir\]-?/ : "[dir]", dir)
    .replace("[name]", path.basename(inside, ".svg"));
}

function symbolOf(name: string, svg: string): string {
  // By steps: one pattern for all of it reads a picture that never ends once for each of its tags.
  const start = svg.search(/<svg\b/i);
  const opened = start < 0 ? -1 : svg.indexOf(">", start);
  const closing = svg.toLowerCase().lastIndexOf("</svg>");
  const isWhole = opened >= 0 && closing > opened;
  const attributes = isWhole ? svg.slice(start + "<svg".length, opened) : "";
  const inside = isWhole ? svg.slice(opened + 1, closing) : "";
  const size = (side: string) =>
    new RegExp(`\\b${side}=["']([\\d.]+)`).exec(attributes)?.[1] ?? "24";
  const box =
    /\bviewBox=["']([^"']+)["']/.exec(attributes)?.[1] ?? `0 0 ${size("width")} ${size("height")}`;
  const colour = /\bfill=["']([^"']+)["']/.exec(attributes)?.[1];
  const fill = colour === undefined ? "" : ` fill="${colour}"`;
  return `<symbol id="${name.replace(/[^\w-]/g, "-")}" viewBox="${box}"${fill}>${inside}</symbol>`;
}

function registerModule(symbols: string): string {
  return `const sprite = document.createElement("div");
sprite.innerHTML = ${JSON.stringify(`<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${symbols}</svg>`)};
sprite.firstChild.style.cssText = "position:absolute;width:0;height:0";
document.body.prepend(sprite.firstChild);
`;
}
