import type { FileTree } from "~/projects/files";
import { eachEntry, withAttribute } from "../abilities/each-program";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import { applied, type Edit, type EditResult, edited, unchanged } from "../edit";
import { addFields } from "../fields";
import { shapeOf } from "../project";
import type { Clause } from "./clause";
import { OF_MONEY } from "./figure-words";
import { byHand } from "./list-in-file";
import { GREYED, IS_DONE, OF_ALL, OVERDUE, WARNS } from "./mark-words";
import { type MarkRule, marksFile, rulesIn } from "./marks-file";
import { type Condition, NEAR, nearIn } from "./near-marks";
import { anyOf, colourSaid, fieldsSaid, leftBesideFields } from "./said-of";

const PATH = "src/marks.ts";
const RED = { name: "red", hex: "#d32f2f" };
const AFTER_DAYS =
  /(?:,? ?(?:after|older than|nach|après|después de|dopo) )(\d{1,3}) (?:days?|tage?n?|jours?|días?|giorni|dias)/iu;
const BELOW =
  /(?:under|below|less than|fewer than|unter|weniger als|moins de|menos de|meno di) ?[€$£]? ?(\d+(?:[.,]\d+)?)/iu;
const ABOVE =
  /(?:over|above|more than|higher than|über|mehr als|plus de|más de|più di|mais de) ?[€$£]? ?(\d+(?:[.,]\d+)?)/iu;
const LOW = anyOf(
  "(?:running |run |runs )?low|nearly out|almost gone|knapp|bald leer|presque épuisé\\p{L}*|(?:se )?acab\\p{L}*",
);
const NOT_OLD = /,? ?(?:not|instead of|nicht|pas|no) \d+$/iu;
const TO_TOP = anyOf(
  "(?:go|move|float|jump|come)?(?: up)? ?(?:to|at|on) (?:the )?top|(?:stand |come )?first|nach oben|zuerst|en haut|arriba|in alto",
);
const OF_STOCK =
  /stock|quantit|qty|amount|count|menge|anzahl|bestand|cantidad|existencias|quantità/iu;
const LEFT = anyOf(
  "(?:if |when |whenever |as soon as )?(?:there (?:are|is)|(?:i|we) have(?: only| just)?|only|just)?|left|remaining|in stock|the rows?|rows?|colou?r|wenn|übrig|noch|da sind|quand|il reste|restants?|cuando|quedan?|quando|rimast[oi]|restam?",
);
const HOWEVER =
  /,? with (?:a|an|some) (?:star|colou?r|icon|symbol|sign|mark|flag|dot)(?: or (?:a|an|some) (?:star|colou?r|icon|symbol|sign|mark|flag|dot))?$/iu;
/** What is coloured is no text, button or page. */
const OF_PARTS = anyOf(
  "buttons?|background|title|heading|headings|text|font|page|header|links?|columns?|border|icons?|tick|ticks|checkbox\\p{L}*|box|boxes|form|labels?",
);

/** Entries that look otherwise, or stand first, when something is so: overdue, below a number, ticked, done. */
export function readMark({ words: said }: Clause, files: FileTree): Edit | null {
  // "With a star or a colour": however they are marked.
  const words = said.replace(HOWEVER, "");
  if (!entryApp(files) || OF_PARTS.test(words) || /["“„«]/u.test(words)) return null;
  const fields = fieldsOf(files);
  const colour = colourSaid(words.replace(/\b(?:low|done)\b/g, " "));
  const isFirst = TO_TOP.test(words);
  const found = conditionIn(words, fields, files);
  if (!found) return null;
  const { rule, patterns } = found;
  const isGreyed = GREYED.test(words);
  const isThreshold = NOT_OLD.test(words) && LOW.test(words);
  // "Warn me when I go over 500" is about all that is spent.
  const isWarning = (WARNS.test(words) || said !== words) && !OF_ALL.test(words.replace(NEAR, " "));
  if (!colour && !isWarning && !isFirst && !isGreyed && !isThreshold) return null;
  const left = leftBesideFields(
    files,
    words,
    WARNS,
    NOT_OLD,
    ...patterns,
    colour?.name ?? null,
    TO_TOP,
    GREYED,
  );
  // The look of what is done is a rule of the stylesheet, and is written elsewhere.
  if (left !== "" || (rule.is === "done" && !isGreyed && !isFirst)) return null;
  const look = isGreyed ? { name: "grey", hex: "grey" } : (colour ?? RED);
  const full: MarkRule = { ...rule, colour: look.hex, ...(isFirst ? { first: true } : {}) };
  return (tree) => withMark(tree, full, told(full, look.name, fields));
}

/** What was last done is past by its nature. */
const OF_LAST_TIME =
  /^(?:\p{L}+ed (?:on|at|since)|(?:lent|bought|sold|sent|given|built|made) (?:on|at)|started|born|joined|birthday|member since|last|zuletzt|dernier|dernière|últim[ao]|ultim[ao])(?!\p{L})/iu;

function conditionIn(
  words: string,
  fields: readonly NamedField[],
  files: FileTree,
): Condition | null {
  if (OVERDUE.test(words)) {
    const dates = fields.filter(({ type, label }) => type === "date" && !OF_LAST_TIME.test(label));
    const date =
      dates.find(({ label }) => /due|deadline|fällig|échéance|vencim|scaden|prazo/iu.test(label)) ??
      dates[0];
    const days = Number(AFTER_DAYS.exec(words)?.[1] ?? 0);
    return {
      rule: {
        name: "overdue",
        field: date?.id ?? (days > 0 ? "date" : "dueDate"),
        is: "past",
        than: days,
      },
      patterns: [AFTER_DAYS, OVERDUE, anyOf("due|dates?|deadlines?|unpaid|open")],
    };
  }
  const near = nearIn(words, fields);
  if (near) return near;
  const numbers = fields.filter(({ type }) => type === "number");
  const below = BELOW.exec(words);
  const above = ABOVE.exec(words);
  const bound = below ?? above;
  if (bound || LOW.test(words)) {
    const named = fieldsSaid(words, numbers)[0];
    const number =
      named ??
      (OF_MONEY.test(words) || /[€$£]/u.test(words)
        ? numbers.find(({ label }) => OF_MONEY.test(label))
        : undefined) ??
      numbers.find(({ label }) => OF_STOCK.test(label)) ??
      (numbers.length === 1 ? numbers[0] : undefined);
    if (!number) return null;
    const known = rulesIn(files.get(PATH) ?? "")?.find(
      ({ is, field }) => is === "below" && field === number.id,
    );
    const than = Number((bound?.[1] ?? String(known?.than ?? 5)).replace(",", "."));
    return {
      rule: {
        name: above && !below ? "high" : "low",
        field: number.id,
        is: above && !below ? "above" : "below",
        than,
      },
      patterns: [
        BELOW,
        ABOVE,
        LOW,
        new RegExp(number.label.toLowerCase().replace(/[^\p{L} ]/gu, "."), "iu"),
        OF_STOCK,
        // "When there are less than 5 left": of what stands in that number.
        LEFT,
        /[€$£]/u,
      ],
    };
  }
  const checks = fieldsSaid(
    words,
    fields.filter(({ type }) => type === "check"),
  );
  const [check] = checks;
  if (check) {
    const isNot = anyOf("un\\p{L}+|not|nicht|non|no|pas").test(
      words.replace(/unless|under|until/g, ""),
    );
    return {
      rule: {
        name: isNot ? `not ${check.label}` : check.label,
        field: check.id,
        is: isNot ? "unchecked" : "checked",
      },
      patterns: [
        anyOf("un\\p{L}+|not|nicht|non|no|pas"),
        new RegExp(check.label.toLowerCase().replace(/[^\p{L} ]/gu, "."), "iu"),
      ],
    };
  }
  const app = entryApp(files);
  if (IS_DONE.test(words) && app?.canBeDone)
    return { rule: { name: "done", field: "", is: "done" }, patterns: [IS_DONE] };
  return null;
}

function told(rule: MarkRule, colour: string, fields: readonly NamedField[]): string {
  const label =
    fields.find(({ id }) => id === rule.field)?.label ??
    (rule.field === "date" ? "Date" : "Due date");
  const what =
    rule.is === "past"
      ? `whose “${label}” lies ${rule.than ? `more than ${rule.than} days ` : ""}in the past and that are not done`
      : rule.is === "today" || rule.is === "week" || rule.is === "month"
        ? `whose “${label}” is ${rule.is === "today" ? "today" : `in this ${rule.is}`}`
        : rule.is === "below" || rule.is === "above"
          ? `whose “${label}” is ${rule.is} ${rule.than}`
          : rule.is === "checked"
            ? `where “${label}” is ticked`
            : rule.is === "unchecked"
              ? `where “${label}” is not ticked`
              : "that are done";
  return `Entries ${what} are ${colour}${rule.first ? " and stand first" : ""} now.`;
}

/** A rule put to those that say how entries look; a rule of its name goes. */
export function withMark(files: FileTree, rule: MarkRule, said: string): EditResult {
  let tree: FileTree = files;
  const changes = new Map<string, string | null>();
  const keep = (more: ReadonlyMap<string, string | null>) => {
    for (const [path, text] of more) changes.set(path, text);
    tree = applied(tree, more);
  };
  let told = said;
  if (rule.field !== "" && !fieldsOf(files).some(({ id }) => id === rule.field)) {
    const label = rule.field === "date" ? "Date" : "Due date";
    const made = addFields(files, [{ id: rule.field, label, type: "date" }]);
    if (!made.ok) return made;
    keep(made.changes);
    told = `Added the field “${label}”. ${said}`;
  }
  const app = entryApp(tree);
  const each = eachEntry(tree);
  const { styles } = shapeOf(tree);
  if (!app || !each || !styles) return unchanged("I found no entries to mark.");
  const old = tree.get(PATH) ?? "";
  const known = rulesIn(old);
  if (!known) return byHand(PATH);
  const rules = [...known.filter(({ name }) => name !== rule.name), rule];
  const isOfBoard = /columnOf\(/.test(app.code);
  keep(
    new Map([[PATH, marksFile(rules, { hasDone: app.canBeDone, isOfBoard, paid: paidOf(tree) })]]),
  );
  if (!each.code.includes("data-mark=")) {
    const drawn =
      withAttribute(each, `data-mark={markOf(${each.as})?.name}`).get(each.path) ?? each.code;
    const from = each.path.includes("components/") ? "../marks" : "./marks";
    keep(new Map([[each.path, `import { markOf } from "${from}";\n${drawn}`]]));
  }
  if (rule.first) {
    const now = entryApp(tree);
    if (now && !now.code.includes("markedFirst(")) {
      const code = `${now.code.slice(0, now.start)}markedFirst(${now.list})${now.code.slice(now.end)}`;
      const withImport = /import \{ markOf \} from "\.\/marks";/.test(code)
        ? code.replace("import { markOf }", "import { markedFirst, markOf }")
        : `import { markedFirst } from "./marks";\n${code}`;
      keep(new Map([[now.path, withImport]]));
    }
  }
  const css = (tree.get(styles) ?? "").replace(
    new RegExp(`\\n\\[data-mark="${rule.name}"\\] \\{[^}]*\\}\\n`),
    "",
  );
  const look =
    rule.colour === "grey"
      ? "opacity: 0.55;"
      : `background: color-mix(in oklab, ${rule.colour} 24%, transparent);\n  box-shadow: inset 5px 0 ${rule.colour};`;
  keep(new Map([[styles, `${css.trimEnd()}\n\n[data-mark="${rule.name}"] {\n  ${look}\n}\n`]]));
  return edited(changes, told);
}

/** The field that says that somebody has paid: what is paid is overdue no more. */
function paidOf(files: FileTree): string | null {
  return (
    fieldsOf(files).find(
      ({ type, label }) =>
        type === "check" && /paid|bezahlt|payé|pagad|pagat|done|erledigt|pago/iu.test(label),
    )?.id ?? null
  );
}
