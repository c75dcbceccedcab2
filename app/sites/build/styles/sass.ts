import path from "node:path/posix";
import type { Exception, Importer } from "sass";
import type { CompileContext } from "../compile-file";
import { KeptResults, nameOf, type Places } from "../kept-results";
import { meaningsOf } from "../resolve/aliases";
import { loadSass } from "./compilers";
import type { Preprocessed } from "./preprocess";
import { TAILWIND_PART } from "./process-styles";
import { styleFolders } from "./style-folders";

const ROOT = "tree:";
const ENDINGS = [".scss", ".sass", ".css"];
/** Where we say that Tailwind 3 has the files of its directives. */
const OF_TAILWIND = "@tailwindcss/";

/** A theme of a library takes Sass seconds, which each edit would wait for. */
const keptStyles = new KeptResults<string>({
  characters: 20_000_000,
  lengthOf: ({ length }) => length,
});

/** Compiles Sass. What it imports comes from the project's tree and its packages, and from nowhere else. */
export async function compileSass(
  source: string,
  file: string,
  { context, language }: { context: CompileContext; language: "scss" | "sass" },
): Promise<Preprocessed> {
  const folders = styleFolders(context.config, language);
  const places: Places = {
    find: (asked, from) => findSass(asked, from, { context, folders }),
    read: (place) => textAt(place, context),
  };
  const key = nameOf([language, file, source]);
  try {
    const css = await keptStyles.of(key, places, async (watched) => {
      const sass = await loadSass();
      const importer = treeImporter(watched);
      const made = sass.compileString(language === "sass" ? dedented(source) : source, {
        syntax: language === "sass" ? "indented" : "scss",
        url: new URL(ROOT + encodeURI(file)),
        importer,
        // Asked for what is not beside the file that names it.
        importers: [importer],
        logger: sass.Logger.silent,
        charset: false,
      });
      return made.css;
    });
    return { css };
  } catch (error) {
    return { problem: problemOf(error as Exception, file) };
  }
}

/** The indented language as it stands in a component, further to the right than a file's. */
function dedented(source: string): string {
  const indent = /^(?:[^\S\n]*\n)*([^\S\n]+)\S/.exec(source)?.[1];
  return indent === undefined ? source : source.replaceAll(new RegExp(`^${indent}`, "gm"), "");
}

function treeImporter({ find, read }: Places): Importer<"sync"> {
  return {
    canonicalize(asked, { containingUrl }) {
      const from = containingUrl ? fileOf(containingUrl) : "/-.scss";
      // A relative address comes resolved; others as they are written.
      const wanted = asked.startsWith(ROOT) ? decodeURI(asked.slice(ROOT.length)) : asked;
      const named = wanted.replace(/^~(?=[^/])/, "");
      const found = find(named, from);
      const tailwinds = TAILWIND_PART.exec(wanted.replace(/^~/, ""))?.[1];
      if (!found && tailwinds) return new URL(`${ROOT}/${OF_TAILWIND}${tailwinds}.css`);
      return found ? new URL(ROOT + encodeURI(found)) : null;
    },
    load(url) {
      const file = fileOf(url);
      const part = file.startsWith(`/${OF_TAILWIND}`) ? path.basename(file, ".css") : null;
      if (part) return { contents: `@tailwind ${part};`, syntax: "css" };
      const contents = read(file);
      if (contents === null) return null;
      const syntax = file.endsWith(".css") ? "css" : file.endsWith(".sass") ? "indented" : "scss";
      return { contents, syntax };
    },
  };
}

function textAt(place: string, { input, packages }: CompileContext): string | null {
  return input.texts.get(place.slice(1)) ?? packages.read(place);
}

function fileOf(url: URL): string {
  return decodeURI(url.href.slice(ROOT.length));
}

/** A stylesheet by the name that Sass is given: partials, folders and endings are left out. */
function findSass(
  asked: string,
  from: string,
  { context, folders }: { context: CompileContext; folders: readonly string[] },
): string | null {
  const folder = path.dirname(from);
  const meant = context.config.alias.length > 0 ? aliased(asked, from, context) : null;
  const starts = [
    ...new Set([
      path.resolve(folder, asked),
      ...[...folders, "/", "/src"].map((one) => path.join(one, asked)),
    ]),
    ...context.packages.placesOf(asked, from),
  ];
  return meant ?? starts.flatMap((start) => inTree(start, context) ?? [])[0] ?? null;
}

function aliased(asked: string, from: string, context: CompileContext): string | null {
  const partial = path.join(path.dirname(asked), `_${path.basename(asked)}`);
  for (const name of [
    asked,
    ...ENDINGS.map((end) => asked + end),
    ...ENDINGS.map((end) => partial + end),
  ]) {
    const found = context.find(name, from);
    if (found && ENDINGS.includes(path.extname(found))) return found;
  }
  // A partial, or a folder, that an alias names without its underscore.
  for (const { specifier } of meaningsOf(asked, context.config.alias)) {
    const found = specifier.startsWith("/") ? inTree(specifier, context) : null;
    if (found) return found;
  }
  return null;
}

function inTree(start: string, { input, packages }: CompileContext): string | null {
  const partial = path.join(path.dirname(start), `_${path.basename(start)}`);
  // "_theme/index.scss" for "theme" is webpack's own way, which Vue CLI's projects rely on.
  const folders = [start, partial].flatMap((one) => [`${one}/index`, `${one}/_index`]);
  const stems = [start, partial, ...folders];
  const names = stems.flatMap((stem) => [
    ...(ENDINGS.includes(path.extname(stem)) ? [stem] : []),
    ...ENDINGS.map((ending) => stem + ending),
  ]);
  const isThere = (name: string) => input.texts.has(name.slice(1)) || packages.read(name) !== null;
  return names.find(isThere) ?? null;
}

function problemOf({ sassMessage, span, message }: Exception, file: string) {
  const place = span?.url ? fileOf(span.url) : file;
  return {
    text: (sassMessage ?? message ?? "The styles cannot be compiled.").split("\n")[0] ?? "",
    file: place.slice(1),
    ...(span ? { line: span.start.line + 1, column: span.start.column + 1 } : {}),
  };
}
