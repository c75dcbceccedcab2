import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { jsInline } from "../../source/literals";
import { changedOne, narrowed, withAction } from "../abilities/each-program";
import { above, entryApp } from "../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import { withState } from "../behave/entries-in-code";
import { applied, type Edit, type EditResult, edited, there, unchanged } from "../edit";
import { addFields } from "../fields";
import { addEntries, NO_ENTRY, OF_A_KIND } from "../given/given-entries";
import type { Clause } from "./clause";
import { fieldsSaid, leftOfEntries } from "./said-of";

const ADD =
  "(?:(?:please |also |and )*(?:add|put in|include|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona)(?: in)?)";
const TOO = "(?:,? (?:as well|too|also|hinzu|dazu|auch noch|auch|aussi|también|anche|também))";
const TO_LIST =
  "(?: (?:to|in|into|on|zu[mr]?|à|a|alla|al) (?:the |my |our |den |der |meinen |la |le |mes |los |las |mis )?(?:list|app|habits?|tasks?|to-?dos?|recipes?|notes?|cards?|collection|gewohnheiten|aufgaben|rezepte|liste|lista|hábitos|tareas|recetas|recettes))";
const QUOTED = new RegExp(
  `^${ADD}(?: (?:a|an|the|die|eine?|une?|un|una))?(?: (?:task|chore|item|habit|recipe|note|entry|gewohnheit|aufgabe|habitude|tâche|tarea|hábito))?(?: (?:called|named|namens))? ["“„«]([^"“”„«»]{2,60})["“”»]${TO_LIST}?${TOO}*$`,
  "iu",
);
const BARE = new RegExp(`^${ADD} ([^"“„«:]{2,80}?)(?:${TO_LIST}${TOO}*|${TOO}+)$`, "iu");
const WITH_VALUES = new RegExp(`^${ADD} ([^"“„«:]{2,120})$`, "iu");
const PRICE = /[€$£] ?\d|\d ?[€$£]/u;

/** Entries by name, and what can be ticked of each. */
export function readEntryOrder({ core, words }: Clause, files: FileTree): Edit | null {
  if (!entryApp(files)) return null;
  const fields = fieldsOf(files);
  const whenDone = WHEN_DONE.exec(core)?.[1];
  if (whenDone) return (tree) => saidWhenDone(tree, whenDone);
  return entryAdded(core, fields) ?? marked(words, fields) ?? filtered(words, fields);
}

/** "When everything is done it should say “Well done!”" */
const WHEN_DONE =
  /^(?:when|once|if|wenn|sobald|quand|cuando|quando|se) (?:i(?:'m| am)|all|everything|alles|tout|todo|tutto|tudo)(?: (?:is|ist|est|está|è|tasks|are))? (?:done|finished|ticked off|completed|erledigt|fertig|abgehakt|fait|terminé|hecho|terminado|fatto|feito)(?: ist)?,? (?:it |the (?:app|list) |there )?(?:should |shall |must )?(?:soll(?:te)? (?:da |dort |es )?(?:stehen|heißen)|say|read|show|doit (?:dire|afficher)|debe (?:decir|poner)|que (?:diga|ponga)|deve (?:dire|dizer)):? ["“„«]([^"“”„«»]{2,80})["“”»]$/iu;
const ALL_DONE = /(done === tasks\.length\s*\?\s*)"[^"]*"/;

/** The line that counts what is done says a text of its own where all is. */
export function saidWhenDone(files: FileTree, text: string): EditResult {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  if (!ALL_DONE.test(code)) return unchanged("I found no place where it says that all is done.");
  return edited(
    new Map([[path, code.replace(ALL_DONE, (_, before: string) => `${before}${jsInline(text)}`)]]),
    `When all is done it says “${text}”.`,
  );
}

function entryAdded(core: string, fields: readonly NamedField[]): Edit | null {
  const quoted = QUOTED.exec(core)?.[1];
  if (quoted) return (tree) => addEntries(tree, [quoted]);
  const bare = BARE.exec(core)?.[1];
  if (bare && isName(bare)) return (tree) => addEntries(tree, [sentenceCase(bare)]);
  // "Mohair pink 6 pcs £11.40": what has a price where entries have one.
  const full = WITH_VALUES.exec(core)?.[1];
  const isPriced = fields.some(
    ({ type, label }) =>
      type === "number" &&
      /price|cost|amount|preis|prix|precio|prezzo|montant|betrag|importe/iu.test(label),
  );
  return full &&
    isPriced &&
    PRICE.test(full) &&
    !/%|vat|tax|budget|fee|charge|discount|deposit/iu.test(full)
    ? (tree) => addEntries(tree, [sentenceCase(full)])
    : null;
}

function isName(name: string): boolean {
  return (
    name.split(/\s+/).length <= 4 &&
    !NO_ENTRY.test(name) &&
    !OF_A_KIND.test(name) &&
    !/^(?:d(?:er|ie|as|en)|la|le|les|el|los|las|il|lo|gli|uma?|os?|as?) |kategor|catégor|categor|person|option|spalte|colonne|columna|feld|champ|campo/iu.test(
      name,
    ) &&
    !/\d/.test(name) &&
    !/(?<!\p{L})(?:and|or|with|that|when|for|to|in|on|each|every|by|zu[mr]?|den|und|für|mit|avec|pour|aux?|con|para|alla?|ai)(?!\p{L})/iu.test(
      name,
    )
  );
}

/** What can be ticked of an entry, by the word that it is marked with. */
const STATES: readonly [label: string, said: string][] = [
  ["Paid", "paid|settled"],
  ["Sent", "sent|posted|shipped"],
  ["Done", "finished|completed"],
  ["Urgent", "urgent"],
  ["Important", "important"],
  ["Read", "read"],
  ["Watched", "watched|seen"],
  ["Borrowed", "borrowed|lent(?: out)?|on loan"],
  ["Sold", "sold"],
  ["Ordered", "ordered"],
  ["Arrived", "arrived|delivered"],
  ["Cancelled", "cancell?ed"],
  [
    "No-show",
    "(?:as )?(?:a )?no[- ]?shows?|(?:if |when )?(?:she|he|they|somebody|a (?:client|customer)) (?:did not|didn't) (?:come|show up|turn up)",
  ],
  ["Bezahlt", "bezahlt"],
  ["Wichtig", "wichtig"],
  ["Payé", "payée?s?"],
  ["Pagado", "pagad[oa]s?"],
  ["No vino", "(?:si )?no (?:vino|ha venido|vinieron)"],
  ["Pagato", "pagat[oaie]"],
];
const MARKING =
  /^(?:(?:be )?able to |pouvoir |poder )?(?:mark|tick|flag|markieren|als|marquer|marcar|segnare|see (?:who|which|what) (?:is|are|has|have)(?: been)?)(?: (?:it|them|an? \p{L}+|the \p{L}+|entries|invoices?|orders?|items?|books?|things?|each \p{L}+|whether|if|who|which(?: ones?)?|what|wer|ob|les \p{L}+|las \p{L}+|los \p{L}+))?(?: (?:is|are|was|has been|has|have|hat|haben|a|ha))?(?: (?:as|off as|als|comme|como|come))? (.+?)(?: markieren)?(?: or (?:not|un\p{L}+))?$/iu;
const TICK_BOX =
  /^(?:(?:add|put|with|include) )?(?:a )?(?:tick ?box|check ?box|yes ?\/ ?no)(?: field)?(?: (?:for|called|that says|named))? ([\p{L} -]{3,30})$|^(?!(?:add|put|with|include|bigger|larger|move|remove|make) )([\p{L}][\p{L} -]{2,30}?),? (?:tick ?box|check ?box)$/iu;

function marked(words: string, fields: readonly NamedField[]): Edit | null {
  const state = MARKING.exec(words)?.[1];
  const named = STATES.find(([, said]) => state && new RegExp(`^(?:${said})$`, "iu").test(state));
  if (named) return (tree) => withTick(tree, named[0], fields);
  const box = TICK_BOX.exec(words);
  const label = (box?.[1] ?? box?.[2] ?? "").replace(/^(?:a|an|the|bigger|large|small)\s+.*$/i, "");
  if (label === "" || fields.some((field) => field.label.toLowerCase() === label)) return null;
  return (tree) => withTick(tree, sentenceCase(label), fields);
}

/** A field that is ticked, in the form and by a button of each entry. */
function withTick(files: FileTree, label: string, fields: readonly NamedField[]): EditResult {
  const known = fields.find((field) => field.label.toLowerCase() === label.toLowerCase());
  if (known && known.type !== "check")
    return there(`Each entry says that already, in its field “${known.label}”.`);
  const id =
    known?.id ??
    (label
      .normalize("NFKD")
      .replace(/[^A-Za-z]/g, "")
      .replace(/^./, (first) => first.toLowerCase()) ||
      "ticked");
  const made = known ? null : addFields(files, [{ id, label, type: "check" }], true);
  if (made && !made.ok) return made;
  const tree = made ? applied(files, made.changes) : files;
  const name = `on${id[0]?.toUpperCase()}${id.slice(1)}`;
  if (tree.get("src/App.tsx")?.includes(`${id}: other.values.${id}`))
    return there(`Each entry has a button for “${label}” already.`);
  const button = withAction(tree, {
    name,
    label: (as) => `{${as}.values.${id} === "yes" ? "✓ " : ""}${label}`,
    act: (as, app) =>
      changedOne(
        app,
        as,
        `values: { ...other.values, ${id}: other.values.${id} === "yes" ? "" : "yes" }`,
      ),
  });
  const changes = new Map<string, string | null>([...(made?.changes ?? []), ...(button ?? [])]);
  if (changes.size === 0) return unchanged(`“${label}” can be ticked already.`);
  return edited(
    changes,
    `Each entry can be marked “${label}”${button ? ": its button marks it, and a second press takes that back" : " in its form"}.`,
  );
}

const FILTER =
  /(?<!\p{L})(?:filter(?: by)?|show only|only show|filtern|filtrer|filtrar|filtrare)(?!\p{L})/iu;
const NEGATED = /(?<!\p{L})(?:un|not |non |nicht |no )/iu;

/** "Filter paid / not paid". */
function filtered(words: string, fields: readonly NamedField[]): Edit | null {
  if (!FILTER.test(words)) return null;
  const checks = fields.filter(({ type }) => type === "check");
  const state = STATES.find(([, said]) =>
    new RegExp(`(?<!\\p{L})(?:un)?(?:${said})(?!\\p{L})`, "iu").test(words),
  );
  const field = fieldsSaid(words, checks)[0];
  const label = field?.label ?? state?.[0];
  if (!label) return null;
  const said = new RegExp(
    `(?<!\\p{L})(?:un)?(?:${state?.[1] ?? label.toLowerCase()})(?!\\p{L})`,
    "iu",
  );
  if (
    leftOfEntries(
      words,
      FILTER,
      said,
      NEGATED,
      /(?<!\p{L})(?:not|non|nicht|no|pas)(?!\p{L})/iu,
      label.toLowerCase(),
    ) !== ""
  )
    return null;
  return (tree) => {
    const ticked = field ? null : withTick(tree, label, fields);
    if (ticked && !ticked.ok) return ticked;
    const next = ticked ? applied(tree, ticked.changes) : tree;
    const id = fieldsOf(next).find((one) => one.label.toLowerCase() === label.toLowerCase())?.id;
    const app = entryApp(next);
    if (!id || !app) return unchanged(`I found no field “${label}” to choose by.`);
    if (app.code.includes("setTicked(")) return unchanged("There is such a choice already.");
    const narrow = narrowed(
      app,
      `(${app.entry}) => ticked === "" || (${app.entry}.values.${id} === "yes") === (ticked === "yes")`,
    );
    const box = `<select\n  className="input"\n  aria-label="Filter by ${label}"\n  value={ticked}\n  onChange={(event) => setTicked(event.target.value)}\n>\n  <option value="">${label}: all</option>\n  <option value="yes">${label}</option>\n  <option value="no">Not ${label.toLowerCase()}</option>\n</select>`;
    const code = withState(
      above({ ...app, code: narrow }, box),
      'const [ticked, setTicked] = useState("");',
    );
    return edited(
      new Map([...(ticked?.changes ?? []), [app.path, code]]),
      `${ticked ? `${ticked.said} ` : ""}A choice above the list shows all, those that are “${label}”, or those that are not.`,
    );
  };
}
