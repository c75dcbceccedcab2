import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { applied, type Edit, edited, there, unchanged } from "../../edit";
import { hexOfColour } from "../../page/colour-words";
import { shapeOf } from "../../project";
import type { Clause } from "../clause";
import { colourSaid } from "../said-of";
import {
  AND_MORE,
  COLUMNS_PATH,
  columnMeant,
  columnsIn,
  ORDINAL_WORDS,
  readOfNow,
  withColumns,
} from "./column-names";

const NAME = '["“„«]?(?<name>[^"“”„«»:]{2,40}?)["“”»]?';
const form = (source: string) =>
  new RegExp(
    `^(?:(?:please|can you|could you|also|and|now|i (?:want|need)|we need|there should be)\\s+)*${source}$`,
    "iu",
  );
const ADDED = [
  form(
    `(?:add|insert|put in|make|create|another|a)\\s+(?:(?:a|an|another|one|new|extra|more|further|${ORDINAL_WORDS})\\s+)*(?:column|lane|list|stage)\\s*(?:called|named|for|:|titled)?\\s*${NAME}(?<where>,?\\s+(?:at the (?:very )?(?:end|beginning|start)|in front|to the (?:right|left)|(?:right )?(?:after|before|behind|between|next to|in front of)\\s.{2,60}))?`,
  ),
  form(
    `(?:add|insert|put in|make|create)\\s+(?:a|an|another|the|new|one)?\\s*${NAME}\\s+(?:column|lane|stage)(?<where>,?\\s+(?:at the (?:very )?(?:end|beginning|start)|in front|(?:right )?(?:after|before|behind|next to|in front of)\\s.{2,60}))?`,
  ),
];
const REMOVED = form(
  `(?<verb>delete|remove|hide|drop|get rid of|take (?:out|away|off)|lose|i don['’]?t need|we don['’]?t need)\\s+(?:the\\s+)?(?:column\\s+|lane\\s+)?${NAME}(?:\\s+(?:column|lane))?(?:\\s+(?:please|any ?more|again))?`,
);
const COLOURED = form(
  `(?:(?:make|colou?r|turn|paint)\\s+)?(?:the\\s+)?(?:column\\s+|lane\\s+)?${NAME}(?:\\s+(?:column|lane))?(?:\\s+(?:should|must|to|in|into))*(?:\\s+(?:be|become|have|turn|a|an))*\\s+(?<colour>(?:(?:light|dark|soft|pale|bright)\\s+)?\\p{L}+)(?:\\s+(?:background|colou?r|ground))?`,
);

/** Orders about the columns of a board: one more and where, one less, another colour. */
export const readColumnOrder = readOfNow(orderIn);

function orderIn({ core }: Clause, files: FileTree): Edit | null {
  const columns = columnsIn(files);
  if (!columns || AND_MORE.test(core)) return null;
  for (const each of ADDED) {
    const groups = each.exec(core)?.groups;
    const name = groups?.name?.trim() ?? "";
    if (
      groups &&
      name !== "" &&
      !/^fields? /iu.test(name) &&
      name.split(" ").length <= 4 &&
      !/(?<!\p{L})(?:for|with|that|which)(?!\p{L})/iu.test(name)
    )
      return added(sentenceCase(name), groups.where ?? "", columns);
  }
  const gone = REMOVED.exec(core)?.groups?.name;
  const going = gone && named(gone, columns);
  if (going && (/column|lane/iu.test(core) || going.toLowerCase() === gone.toLowerCase()))
    return removed(going, columns, /hide/iu.test(core));
  const pieces = core.split(/\s*,\s*(?:and )?|\s+and\s+/u).map((one) => colouredIn(one, columns));
  if (pieces.length > 1 && pieces.every((one) => one !== null)) return oneAfterAnother(pieces);
  return colouredIn(core, columns);
}

function oneAfterAnother(edits: readonly Edit[]): Edit {
  return (files) => {
    const changes = new Map<string, string | null>();
    const said: string[] = [];
    let tree = files;
    for (const edit of edits) {
      const made = edit(tree);
      if (!made.ok) return made;
      for (const [path, text] of made.changes) changes.set(path, text);
      tree = applied(tree, made.changes);
      said.push(made.said);
    }
    return edited(changes, said.join(" "));
  };
}

function colouredIn(core: string, columns: readonly string[]): Edit | null {
  const groups = COLOURED.exec(core)?.groups;
  const column = groups && columnMeant(groups.name ?? "", columns);
  const said = groups?.colour?.toLowerCase() ?? "";
  const hex = hexOfColour(said);
  const colour = hex ? { name: said, hex } : colourSaid(said);
  return column && colour ? coloured(column, colour) : null;
}

function named(said: string, columns: readonly string[]): string | undefined {
  const plain = said.trim().toLowerCase();
  return columns.find((one) => one.toLowerCase() === plain);
}

function added(name: string, where: string, columns: readonly string[]): Edit {
  if (named(name, columns)) return () => there(`There is a column “${name}” already.`);
  const beside =
    /(?<how>after|before|behind|next to|in front of|between)\s+(?:the\s+)?["“„]?(?<of>[^"“”„]{2,40}?)["”]?(?:\s+(?:column|and\s.*))?$/iu.exec(
      where,
    )?.groups;
  const of = beside
    ? columns.findIndex((one) => one.toLowerCase() === beside.of?.toLowerCase())
    : -1;
  if (beside && of < 0) return () => unchanged(`I found no column “${beside.of}”.`);
  const isBefore = /before|in front of/iu.test(beside?.how ?? "");
  const at = beside
    ? of + (isBefore ? 0 : 1)
    : /beginning|start|front|left/iu.test(where)
      ? 0
      : columns.length;
  return (files) => {
    const next = withColumns(files, columns.toSpliced(at, 0, name));
    return next
      ? edited(
          new Map([[COLUMNS_PATH, next]]),
          `Added the column “${name}” ${at === columns.length ? "at the end" : at === 0 ? "at the beginning" : `behind “${columns[at - 1]}”`}.`,
        )
      : unchanged("I found no list of columns.");
  };
}

function removed(name: string, columns: readonly string[], isHidden: boolean): Edit {
  if (columns.length < 2) return () => unchanged("It is the only column.");
  return (files) => {
    if (isHidden) return hidden(files, name);
    const left = columns.filter((one) => one !== name);
    const next = withColumns(files, left);
    return next
      ? edited(
          new Map([[COLUMNS_PATH, next]]),
          `Removed the column “${name}”; its cards stand in “${left[0]}” now.`,
        )
      : unchanged("I found no list of columns.");
  };
}

const laneOf = (name: string) => `.lane[aria-label="${name.replace(/["\\]/g, "\\$&")}"]`;

function withRule(files: FileTree, rule: string, said: string) {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !/\.lane\b/.test(css)) return unchanged("I found no columns to style.");
  return edited(new Map([[styles, `${css.trimEnd()}\n\n${rule}\n`]]), said);
}

const hidden = (files: FileTree, name: string) =>
  withRule(
    files,
    `${laneOf(name)} {\n  display: none;\n}`,
    `The column “${name}” is hidden; its cards are kept. To take it away, say “remove the column ${name}”.`,
  );

const coloured =
  (name: string, colour: { name: string; hex: string }): Edit =>
  (files) =>
    withRule(
      files,
      `${laneOf(name)} {\n  border-color: ${colour.hex};\n  background: color-mix(in oklab, ${colour.hex} 18%, var(--raised));\n}`,
      `The column “${name}” is ${colour.name} now.`,
    );
