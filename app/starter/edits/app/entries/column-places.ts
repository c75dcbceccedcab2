import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { type Edit, edited, there } from "../../edit";
import type { Clause } from "../clause";
import {
  AND_MORE,
  COLUMNS_PATH,
  columnMeant,
  columnsIn,
  listOfColumns,
  ORDINAL_WORDS,
  readOfNow,
  withColumns,
} from "./column-names";

const NAME = '["“„«\']?(?<name>[^"“”„«»:]{2,40}?)["“”»\']?';
const MANNER =
  "(?:(?:please|can you|could you|also|and|now|i (?:want|need)|we need|there should be|let'?s|let us) )*";
const form = (source: string) => new RegExp(`^${MANNER}${source}$`, "iu");

const KIND = "(?:columns?|lanes?)";
/** What is said before a column that is new: "another", "a fourth". */
const ONE_MORE = `(?:(?:a|an|another|one|new|extra|more|further|${ORDINAL_WORDS}) )*`;
const ADDED = [
  form(
    `(?:(?:add|insert|put|make|create|have) )?(?:in )?${ONE_MORE}${KIND}(?:,? (?:called|named|for|titled|with the name|which is called|that is called))?:? ${NAME},? (?<where>(?:in )?between .{2,80}|(?:right |directly )?(?:before|after|behind|in front of|left of|right of|to the (?:left|right) of) .{2,60})`,
  ),
  form(
    `(?:(?:add|insert|put|make|create|have) )?(?:in )?(?:the )?${ONE_MORE}${NAME}(?: ${KIND})?,? (?<where>(?:in )?between .{2,80})`,
  ),
];
const SWAPPED = form(
  `(?:swap|switch|exchange|change round|reverse)(?: the)?(?: order of)?(?: the)? (?:(?<both>first|last) two(?: ${KIND})?|(?:${KIND} )?(?<one>.{2,40}?) (?:and|with) (?<other>.{2,40}?)(?: ${KIND})?)(?: (?:round|around|over|places))?`,
);
const MOVED = form(
  `(?:move|put|bring|place) (?:the )?(?:${KIND} )?(?<one>.{2,40}?)(?: ${KIND})? (?<how>before|after|behind|in front of|left of|right of|to the (?:left|right) of|to the (?:very )?(?:front|start|beginning|end|left|right)|first|last)(?: (?:the )?(?:${KIND} )?(?<other>.{2,40}?)(?: ${KIND})?)?`,
);
const RENAMED = [
  form(
    `(?:rename|change|call)(?: the)?(?: (?:column|lane))? ["“„«']?(?<one>[^"“”„«»]{2,40}?)["”“»']?(?: (?:column|lane))?(?: (?:to|into|as|in))? ["“„«'](?<name>[^"“”„«»]{2,40})["”“»']`,
  ),
  form(
    `(?:rename|change)(?: the)?(?: (?:column|lane))? ["“„«']?(?<one>[^"“”„«»]{2,40}?)["”“»']?(?: (?:column|lane))? (?:to|into) (?<name>[^"“”„«»]{2,40})`,
  ),
  form(
    `(?:the )?["“„«']?(?<one>[^"“”„«»]{2,40}?)["”“»']?(?: (?:column|lane))? (?:should|must|shall|could) be (?:called|named) ["“„«']?(?<name>[^"“”„«»]{2,40}?)["”“»']?`,
  ),
];
const FEWER = form(
  `(?:only|just|use|have|only have|want only) (?<count>two|three|four|2|3|4) ${KIND}`,
);

/** Where the columns of a board stand, and what they are called: one between two others, two swapped, one moved or renamed. */
export const readColumnPlace = readOfNow(placeIn);

function placeIn({ core }: Clause, files: FileTree): Edit | null {
  const columns = columnsIn(files);
  if (!columns || AND_MORE.test(core)) return null;
  for (const each of ADDED) {
    const { name = "", where = "" } = each.exec(core)?.groups ?? {};
    if (where !== "" && /^\p{L}/u.test(name) && name.split(" ").length <= 4)
      return between(sentenceCase(name), where, columns);
  }
  const swap = SWAPPED.exec(core)?.groups;
  if (swap) {
    const one = swap.both === "last" ? columns.at(-2) : swap.both ? columns[0] : meant(swap.one);
    const other =
      swap.both === "last" ? columns.at(-1) : swap.both ? columns[1] : meant(swap.other);
    if (one && other && one !== other) return swapped(one, other, columns);
  }
  const move = MOVED.exec(core)?.groups;
  const moving = move && meant(move.one);
  if (move && moving) return moved(moving, move.how ?? "", move.other, columns);
  for (const each of RENAMED) {
    const { one = "", name = "" } = each.exec(core)?.groups ?? {};
    if (name !== "" && name.split(" ").length <= 4) {
      const edit = renamed(one, sentenceCase(name.trim()), columns, core);
      if (edit) return edit;
    }
  }
  const fewer = FEWER.exec(core)?.groups?.count;
  return fewer ? toFewer(NUMBERS[fewer] ?? Number(fewer), columns) : null;

  function meant(said = ""): string | undefined {
    return columnMeant(said, columns ?? []);
  }
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

const written =
  (columns: readonly string[], said: string): Edit =>
  (files) => {
    const next = withColumns(files, columns);
    return next
      ? edited(new Map([[COLUMNS_PATH, next]]), said)
      : there(`The columns are ${listOfColumns(columns)} already.`);
  };

function between(name: string, where: string, columns: readonly string[]): Edit | null {
  if (columns.some((one) => one.toLowerCase() === name.toLowerCase()))
    return () => there(`There is a column “${name}” already.`);
  const beside =
    /^(?:right |directly |in )?(?<how>between|before|after|behind|in front of|left of|right of|to the (?:left|right) of) (?:the )?(?<of>.{2,40}?)(?: and (?:the )?(?<and>.{2,40}))?$/iu.exec(
      where,
    )?.groups;
  // Between is between two: what was cut off names another.
  if (!beside || (beside.how === "between" && !beside.and)) return null;
  const of = columnMeant(beside.of ?? "", columns);
  const and = beside.and ? columnMeant(beside.and, columns) : undefined;
  if (!of || (beside.and && !and))
    return () =>
      there(
        `I put nothing there: the columns are ${listOfColumns(columns)}, and “${of ? beside.and : beside.of}” is none of them.`,
      );
  const at = columns.indexOf(of);
  if (and && Math.abs(columns.indexOf(and) - at) !== 1)
    return () =>
      there(
        `I put nothing there: “${of}” and “${and}” do not stand beside each other. The columns are ${listOfColumns(columns)}.`,
      );
  const isBefore = /before|front|left/iu.test(beside.how ?? "");
  const place = and ? Math.max(at, columns.indexOf(and)) : at + (isBefore ? 0 : 1);
  const said = and ? `between “${of}” and “${and}”` : `${isBefore ? "before" : "behind"} “${of}”`;
  return written(columns.toSpliced(place, 0, name), `Added the column “${name}” ${said}.`);
}

function swapped(one: string, other: string, columns: readonly string[]): Edit {
  const next = columns.map((name) => (name === one ? other : name === other ? one : name));
  return written(next, `Swapped the columns “${one}” and “${other}”; cards stay in theirs.`);
}

function moved(
  name: string,
  how: string,
  other: string | undefined,
  columns: readonly string[],
): Edit | null {
  const rest = columns.filter((one) => one !== name);
  const of = other ? columnMeant(other, rest) : undefined;
  if (other && !of) return null;
  const isEarly = /before|front|left|start|beginning|first/iu.test(how);
  const at = of ? rest.indexOf(of) + (isEarly ? 0 : 1) : isEarly ? 0 : rest.length;
  // "Put call Ann to the right": that is where a card may go.
  return written(
    rest.toSpliced(at, 0, name),
    `Moved the column “${name}” ${of ? `${isEarly ? "before" : "behind"} “${of}”` : isEarly ? "to the beginning" : "to the end"}.`,
  );
}

/** A column under another name; its cards go with it where the program says so. */
function renamed(
  said: string,
  name: string,
  columns: readonly string[],
  core: string,
): Edit | null {
  const plain = said.trim().toLowerCase();
  if (columns.some((one) => one.toLowerCase() === plain)) return null;
  const has = columns.some((one) => one.toLowerCase() === name.toLowerCase());
  const isColumn = /(?<!\p{L})(?:column|lane)(?!\p{L})/iu.test(core);
  const near = columnMeant(said, columns);
  if (!near && !isColumn) return null;
  return () =>
    has
      ? there(
          `There is no column “${said.trim()}”, and one is called “${name}” already: the columns are ${listOfColumns(columns)}.`,
        )
      : there(
          `There is no column “${said.trim()}”: the columns are ${listOfColumns(columns)}.${near ? ` Say “rename ${near} to ${name}” if that one is meant.` : ""}`,
        );
}

function toFewer(count: number, columns: readonly string[]): Edit {
  if (columns.length <= count)
    return () => there(`There are ${columns.length} columns already: ${listOfColumns(columns)}.`);
  return () =>
    there(
      `I took none away, for I do not know which: the columns are ${listOfColumns(columns)}. Say “remove the column …”.`,
    );
}
