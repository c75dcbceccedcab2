import type { StandIns } from "./stand-in-modules";

/** Stylesheets that a plugin makes of the classes that it finds, and the plugin's name. */
const ASKED = /["'](?:virtual:)?(uno|windi)(?:-(?:base|components|utilities))?\.css["']/;
const MAKERS: Readonly<Record<string, string>> = { uno: "UnoCSS", windi: "Windi CSS" };
const FILE = ".unmade-styles.css";

/** An empty stylesheet in the place of what is not made here, with a sentence; null where none is asked for. */
export function unmadeStylesheets(tree: StandIns["tree"]): StandIns | null {
  for (const [name, text] of tree) {
    const [, asked] = /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(name) ? (ASKED.exec(text) ?? []) : [];
    if (asked === undefined) continue;
    const find = /^(?:virtual:)?(?:uno|windi)(?:-(?:base|components|utilities))?\.css$/;
    return {
      tree: new Map([...tree, [FILE, ""]]),
      alias: [{ find, replacement: `/${FILE}` }],
      warnings: [
        {
          text: `Styles of ${MAKERS[asked]} are not made here, so its classes show nothing. Tailwind's are made.`,
          file: name,
        },
      ],
    };
  }
  return null;
}
