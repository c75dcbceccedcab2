import type { FontKind } from "./look-words";

/** A family for each kind of letters that people ask for: bundled ones by their file. */
export const FAMILIES: Readonly<
  Record<FontKind, { family: string; file: string | null; name: string }>
> = {
  serif: {
    family: '"Newsreader", Georgia, "Times New Roman", serif',
    file: "newsreader",
    name: "Newsreader, a serif",
  },
  sans: {
    family: '"Figtree", system-ui, sans-serif',
    file: "figtree",
    name: "Figtree, a sans serif",
  },
  script: {
    family:
      '"Segoe Script", "Snell Roundhand", "Apple Chancery", "URW Chancery L", "Brush Script MT", cursive',
    file: null,
    name: "the handwriting that each device has",
  },
  mono: {
    family: '"JetBrains Mono", ui-monospace, monospace',
    file: "jetbrains-mono",
    name: "JetBrains Mono",
  },
  round: {
    family: '"Fredoka", ui-rounded, system-ui, sans-serif',
    file: "fredoka",
    name: "Fredoka",
  },
  elegant: {
    family: '"Cormorant Garamond", Georgia, serif',
    file: "cormorant-garamond",
    name: "Cormorant Garamond",
  },
  bold: { family: '"Archivo", system-ui, sans-serif', file: "archivo", name: "Archivo" },
  modern: {
    family: '"Plus Jakarta Sans", system-ui, sans-serif',
    file: "plus-jakarta-sans",
    name: "Plus Jakarta Sans",
  },
};

/** A stylesheet that has a family at hand. */
export function withFamily(css: string, kind: FontKind): string {
  const { file } = FAMILIES[kind];
  return file === null || css.includes(`@fonts/${file}.css`)
    ? css
    : `@import "@fonts/${file}.css";\n${css}`;
}
