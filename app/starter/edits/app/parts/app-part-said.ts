import type { FileTree } from "~/projects/files";
import { appParts } from "~/starter/apps/parts";
import { shapeOf } from "../../project";
import { type AppPart, SHARED_PARTS } from "./app-part";

/** A part that a wish names, and the wish without its name. */
export interface PartSaid {
  part: AppPart;
  /** As the wish calls it. */
  name: string;
  rest: string;
}

/** The parts of the app that some files are, the app's own first; none for what is no app of the starter's. */
export function partsOfApp(files: FileTree): readonly AppPart[] {
  const { styles } = shapeOf(files);
  const css = (styles && files.get(styles)) || "";
  const app = appParts.find(({ mark }) => css.includes(`\n${mark} {`));
  return app ? [...app.parts, ...sharedIn(files)] : [];
}

const shared = new WeakMap<FileTree, readonly AppPart[]>();

/** What of the parts of all apps this one shows: a calculator has no field to write in. */
function sharedIn(files: FileTree): readonly AppPart[] {
  const known = shared.get(files);
  if (known) return known;
  const program = [...files]
    .flatMap(([path, text]) => (/\.css$/.test(path) ? [] : [text]))
    .join("\n");
  const found = SHARED_PARTS.filter(({ on }) => {
    const name = /^\.([\w-]+)/.exec(on)?.[1];
    return name === undefined || new RegExp(`["'\`\\s]${name}["'\`\\s$]`).test(program);
  });
  shared.set(files, found);
  return found;
}

const patterns = new WeakMap<AppPart, RegExp>();

function patternOf(part: AppPart): RegExp {
  const known = patterns.get(part);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${part.words})(?![\\p{L}\\p{N}])`, "iu");
  patterns.set(part, pattern);
  return pattern;
}

/** "The title of each note" is what else is called "note title". */
const OF_EACH =
  /(?:the )?(\p{L}+?) (?:of|on|in|for) (?:each|every|all(?: the| my)?|a(?: single)?) (\p{L}+?)(s?)(?![\p{L}])/u;

/** The part that the longest name in a wish is for, with the name taken out of it. Null where no part is named. */
export function partSaid(words: string, parts: readonly AppPart[]): PartSaid | null {
  const turned = words.replace(OF_EACH, "$2 $1");
  const asSaid = namedIn(words, parts);
  const other = turned === words ? null : namedIn(turned, parts);
  return other && other.name.length > (asSaid?.name.length ?? 0) ? other : asSaid;
}

/** A name without what may stand before any: "the buttons" is no longer one than "buttons". */
const own = (name: string) => name.replace(/^(?:all|the|our| )+/iu, "");

function namedIn(words: string, parts: readonly AppPart[]): PartSaid | null {
  let longest: PartSaid | null = null;
  for (const part of parts) {
    const match = patternOf(part).exec(words);
    if (!match || own(match[0]).length <= own(longest?.name ?? "").length) continue;
    const rest = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
    longest = { part, name: match[0], rest };
  }
  return longest;
}
