import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { type EditResult, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { asTexts } from "../grammar/texts";
import { findList, propertyOf } from "../said/code-lists";
import { fieldMeant, fieldNamed } from "../said/field-lines";
import { type Ability, words } from "./ability";

const KINDS: readonly [RegExp, string, string][] = [
  [/check ?box|tick ?box|ankreuz|häkchen|case à cocher|casilla|casella/iu, "check", "to be ticked"],
  [
    /multi-?\s?line|text ?area|several lines|long text|mehrzeilig|plusieurs lignes|varias líneas|più righe/iu,
    "long",
    "of several lines",
  ],
  [/\bdate\b|datum|calendar|fecha/iu, "date", "a date"],
  [/\bnumber\b|zahl|nombre|número|numero/iu, "number", "a number"],
  [/\btime\b|uhrzeit/iu, "time", "a time"],
  [/\b(?:link|url)\b/iu, "url", "a link"],
];
const STARS = ["★", "★★", "★★★", "★★★★", "★★★★★"];

/** The field that a wish names, and where its line stands. */
function fieldOfWish(files: FileTree, wish: string) {
  const list = findList(files, "fields");
  const labels = list?.items.map((_, at) => propertyOf(list, at, "label")?.value ?? "") ?? [];
  const said = wish.toLowerCase();
  const label =
    labels
      .filter((one) => one !== "" && said.includes(one.toLowerCase()))
      .toSorted((a, b) => b.length - a.length)[0] ??
    fieldMeant(files, /the (\p{L}+)/u.exec(wish)?.[1] ?? "");
  const named = label ? fieldNamed(files, label) : null;
  const item = named?.list.items[named.index];
  // "Tag" is a day in German, and none behind an English article.
  const isDay =
    item &&
    /the tags?(?!\p{L})/iu.test(wish) &&
    /type: "date"/.test(named?.list.code.slice(item.start, item.end) ?? "");
  return named && item && label && !isDay
    ? { label, code: named.list.code, path: named.list.path, item }
    : null;
}

function asKind(
  files: FileTree,
  wish: string,
  type: string,
  options: readonly string[],
): EditResult {
  const field = fieldOfWish(files, wish);
  if (!field) return unchanged("I found no field that is named.");
  const { code, item, label, path } = field;
  const old = code.slice(item.start, item.end);
  const plain = old
    .replace(/type: "\w+"(?: as const)?/, `type: "${type}"`)
    .replace(/,? options: \[[^\]]*\]/, "");
  const next =
    options.length > 0
      ? plain.replace(
          / \}$/,
          `, options: [${options.map((one) => JSON.stringify(one)).join(", ")}] }`,
        )
      : plain;
  if (next === old) return unchanged(`“${label}” is like that already.`);
  const kind = KINDS.find(([, name]) => name === type)?.[2];
  const result = edited(
    new Map([[path, code.slice(0, item.start) + next + code.slice(item.end)]]),
    options.length > 0
      ? `“${label}” is a choice of ${options.join(", ")} now.`
      : `“${label}” is ${kind} now.`,
  );
  return result.ok ? { ...result, accounts: /the (\p{L}+)/u.exec(wish)?.[1] ?? "" } : result;
}

const LIST =
  /(?:dropdown|drop-down|select|choice|choices|options?|auswahl)\b[^:]*?(?::| with(?: the)?(?: options?| choices)?:?| of| from| between|\()\s*([^()]{3,160}?)\)?$/iu;

/** What kinds of fields there are, and how a field becomes one. */
export const FIELD_KIND_ABILITIES: readonly Ability[] = [
  {
    send: "rate with stars",
    words: [
      words(
        "stars?|rate|rating|ratings|bewert*|sterne|étoiles?|notation|estrellas|valora*|stelle|valuta*|avali*",
      ),
      words(
        "rating|rate|ratings|stars|star|sterne|bewert*|1|5|five|score|system|étoiles|estrellas|stelle",
      ),
    ],
    more: words(
      "add|a|to|from|with|for|each|every|can|i|be|able|let|me|out|of|five|films?|movies?|books?|recipes?|them|us|system|1-5",
    ),
    not: words(
      "sort*|highest|lowest|filter|remove|first|top|colou?r|yellow|gold|bigger|favou?rite*|average|header|logo|background",
    ),
    make(files) {
      if (!hasFields(files)) return unchanged("This project keeps no entries that I know.");
      const there = fieldNamed(files, "Rating");
      const options = there && propertyOf(there.list, there.index, "options");
      if (there && (options?.value.includes("★") || /★/.test(there.list.code)))
        return unchanged("There is a “Rating” with stars already.");
      if (there) return asKind(files, "Rating", "choice", STARS);
      return addFields(files, [{ id: "rating", label: "Rating", type: "choice", options: STARS }]);
    },
  },
  {
    send: "make the tag a text of several lines",
    words: [
      words("make|turn|change|should be|be|into|as|convert|mach*|soll|rends|haz|rendi"),
      words(
        "check ?box|tick ?box|multi-?line|multi line|text ?area|several lines|long text|date picker|date field|number field|number|a date|a link|url|mehrzeilig*",
      ),
    ],
    more: words("field|the|a|an|into|to|of|picker|input|only|text|box"),
    not: words(
      "colou?r|bigger|smaller|phone|add|red|green|blue|bold|round*|font|last|bottom|top|question*",
    ),
    make(files, wish) {
      const kind = KINDS.find(([said]) => said.test(wish))?.[1];
      return kind ? asKind(files, wish, kind, []) : unchanged("What kind of field?");
    },
  },
  {
    send: "make the category a dropdown with Home, Work and Other",
    words: [
      words(
        "dropdown|drop-down|select|choice|choices|options|auswahl|liste déroulante|desplegable|tendina",
      ),
    ],
    more: words(
      "make|turn|change|add|with|a|an|into|the|for|should|be|of|to|choose|from|between|field|instead|text",
    ),
    make(files, wish) {
      const options = asTexts(LIST.exec(wish.trim().replace(/[.!?]+$/, ""))?.[1] ?? "").map((one) =>
        sentenceCase(one.replace(/^(?:or|and|oder|und) /i, "")),
      );
      return options.length > 1
        ? asKind(files, wish.replace(LIST, ""), "choice", options)
        : unchanged("What are the choices? Say them behind a colon.");
    },
  },
];
