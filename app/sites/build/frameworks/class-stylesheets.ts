import type { StandIns } from "./stand-in-modules";

/** Stylesheets that a plugin makes of the classes that it finds, as they are imported. */
const ASKED = /["'](?:virtual:)?(uno|windi)(?:-(?:base|components|utilities))?\.css["']/;
const WINDI = /^(?:virtual:)?windi(?:-(?:base|components|utilities))?\.css$/;
const UNO = /^(?:virtual:)?uno\.css$/;
/** What a browser's tools get of UnoCSS. */
const DEVTOOLS = /^virtual:unocss-devtools$/;
const ICONS = /"(@iconify-json\/[\w-]{1,60})"/g;
const UNOCSS_FILE = ".unocss/uno.css";
const EMPTY_FILE = ".unmade-styles.css";
const NO_MODULE = ".unocss/devtools.js";

/**
 * The stylesheet that UnoCSS makes (styles/unocss), or an empty one with a sentence for Windi CSS, which is not made here;
 * null where none is asked for.
 */
export function classStylesheets(tree: StandIns["tree"]): StandIns | null {
  for (const [name, text] of tree) {
    const [, asked] = /\.(?:[cm]?[jt]sx?|vue|svelte|html)$/.test(name)
      ? (ASKED.exec(text) ?? [])
      : [];
    if (asked === undefined) continue;
    if (asked === "uno") return unocss(tree);
    const said =
      "Styles of Windi CSS are not made here, so its classes show nothing. Tailwind's are made.";
    return {
      tree: new Map([...tree, [EMPTY_FILE, ""]]),
      alias: [{ find: WINDI, replacement: `/${EMPTY_FILE}` }],
      warnings: [{ text: said, file: name }],
    };
  }
  return null;
}

function unocss(tree: StandIns["tree"]): StandIns {
  // Named as what a stylesheet imports, so that icons come with the project's packages.
  const icons = [...(tree.get("package.json") ?? "").matchAll(ICONS)].map(([, name]) => name);
  const comment = icons.map((name) => `@import "${name}/icons.json";`).join(" ");
  const made = [
    [UNOCSS_FILE, `/* ${comment} */\n@unocss;\n`],
    [NO_MODULE, "export {};\n"],
  ] as const;
  return {
    tree: new Map([...tree, ...made]),
    alias: [
      { find: UNO, replacement: `/${UNOCSS_FILE}` },
      { find: DEVTOOLS, replacement: `/${NO_MODULE}` },
    ],
  };
}
