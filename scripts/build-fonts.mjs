// The fonts that previews and published apps bring along, from the packages of Fontsource: of each
// family its Latin letters, in the weights of one variable file, renamed to what the family is called.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a stylesheet of Fontsource calls the letters that are taken along. */
const SUBSETS = /-latin(?:-ext)?-/;
/** Families whose italics carry a voice of their own; the others slant well enough. */
const WITH_ITALICS = new Set(["cormorant-garamond", "fraunces", "instrument-serif", "newsreader"]);

/**
 * Writes each family's stylesheet, files and licence into `folder`.
 *
 * @param {Record<string, string>} packages the development packages of the list of previews
 * @param {(name: string) => string} folderOf where a package is
 * @returns {Record<string, string[]>} family, e.g. "fraunces" → its files below `folder`
 */
export function buildFonts(packages, folderOf, folder) {
  mkdirSync(folder, { recursive: true });
  const fonts = {};
  for (const name of Object.keys(packages)) {
    if (!/^@fontsource(?:-variable)?\//.test(name)) continue;
    const family = path.basename(name);
    fonts[family] = buildFont(family, folderOf(name), folder);
  }
  return fonts;
}

function buildFont(family, source, folder) {
  const read = (file) => readFileSync(path.join(source, file), "utf8");
  const italics = ["wght-italic.css", "400-italic.css"].filter(
    (file) => WITH_ITALICS.has(family) && existsSync(path.join(source, file)),
  );
  const faces = ["index.css", ...italics]
    .flatMap((file) => read(file).match(/@font-face \{[^}]*\}/g) ?? [])
    .filter((face) => SUBSETS.test(face));
  const files = [];
  const rules = faces.map((face) => {
    const file = /files\/([\w-]+\.woff2)/.exec(face)?.[1];
    files.push(file);
    writeFileSync(path.join(folder, file), readFileSync(path.join(source, "files", file)));
    return face
      .replace(/src: [^;]*;/, `src: url("${file}") format("woff2");`)
      .replace(/font-family: '([^']*?)(?: Variable)?';/, 'font-family: "$1";');
  });
  const licence = `${family}.license.txt`;
  writeFileSync(path.join(folder, licence), read("LICENSE"));
  const head = `/* SIL Open Font License 1.1, see ${licence}. */`;
  writeFileSync(path.join(folder, `${family}.css`), `${[head, ...rules].join("\n")}\n`);
  return [`${family}.css`, licence, ...files];
}
