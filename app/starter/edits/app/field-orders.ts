import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { sentenceCase } from "../../match/words";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import { colourBy, coloursGiven } from "../abilities/value-colours";
import { askBeforeDelete } from "../behave/ask-before-delete";
import { addSearch } from "../behave/find-entries";
import { sortEntries } from "../behave/sort-entries";
import { applied, type Edit, type EditResult, edited, there } from "../edit";
import { addFields, removeField } from "../fields";
import type { Clause } from "./clause";
import { anyOf, fieldsSaid, leftOfEntries, wordsOfLabel } from "./said-of";

const SORT = anyOf(
  "sort(?:ed|ing|iert\\p{L}*|ier\\p{L}*|e)?|ordered|ordena\\p{L}*|ordénal[ao]s|order(?= by)|in order of|trie[rz]?(?:-l[ae]s)?|trié\\p{L}*|classe[rz]?|ordina\\p{L}*|arrange[d]?|together|so (?:that )?each|stuff",
);
const BY = anyOf("by|per|nach|par|por|per|pro|after|according to|selon|según|secondo");
const DOWN = anyOf(
  "descending|(?:the )?newest (?:first|on top|at the top)|(?:the )?latest (?:on top|at the top)|z to a|z-a|latest first|highest first|biggest first|most expensive first|from high to low|high to low|absteigend|neueste zuerst|décroissant|descendente|de mayor a menor",
);
const UP = anyOf(
  "ascending|a to z|a-z|alphabetical(?:ly)?|(?:the )?earliest (?:first|on top|at the top)|(?:the )?oldest (?:first|on top|at the top)|inside (?:each|every|the) columns?|within (?:each|every|the) columns?|in (?:each|every) column|lowest first|cheapest first|low to high|aufsteigend|croissant|ascendente|de menor a mayor|first|then",
);
const SEARCH = anyOf(
  "search(?: box| bar| field)?|find|look up|buscar|buscador|búsqueda|suche[n]?|suchfeld|recherche[r]?|cercare|cerca|ricerca|pesquisa[r]?|busca",
);
const REMOVE = anyOf(
  "remove|delete|take (?:out|away|off)|get rid of|drop|hide|lose|quita[r]?|elimina[r]?|borra[r]?|lösch\\p{L}*|entfern\\p{L}*|enlève|enlever|supprime[r]?|togli|toglie|rimuovi|tira[r]?|remove[r]?|weg",
);
const OF_FIELD = anyOf(
  "field|column|bit|part|box|feld|spalte|champ|colonne|campo|columna|colonna|coluna|input",
);
const ASK =
  /^(?:(?:please )?ask(?: me| us)? (?:first )?(?:before (?:(?:i|it|you|something|anything|we) )?(?:deletes?|deleting|removing|gets? deleted|is deleted)(?: (?:it|anything|something|one|stuff|a \p{L}+))?)|are you sure before deleting|pregúntame antes de (?:borrar|eliminar)(?: \p{L}+)?|(?:bitte )?(?:vorher |erst )?(?:frag(?:e|en)?(?: mich)? nach|nachfragen|fragen),? bevor (?:etwas |was )?gelöscht wird|frag(?:e)? (?:mich )?(?:nach )?vor dem löschen|(?:bitte )?(?:immer )?vor dem löschen (?:bitte )?(?:erst |noch ?mal )?(?:nach)?(?:fragen|bestätigen)(?: lassen)?|demande(?:-moi)? avant de supprimer|chiedi(?:mi)? prima di (?:cancellare|eliminare))$/iu;
const SPACE =
  /^(?:a )?(?:little |small )?(?:space|place|room|field|box|spot|somewhere)(?: to (?:write|put|note))?(?: for)? (?:(?:the|my|our|a|little|small|short|some)\s)*([\p{L}][\p{L} ]{2,24}?)(?:,? like .*)?$/iu;
const RATED =
  /^(?:write|note|say|record|rate|enter|put) (?:down )?(?:in )?((?:how|what) [\p{L}' ]{3,30}?|the [\p{L}]{3,20}|my [\p{L}]{3,20}),? (?:from |on a scale (?:of|from) |as )?(\d) ?(?:-|–|to) ?(\d{1,2})$/iu;
const NAMED_TOO =
  /^(?:put|add|include) (?:in )?(?:the |a |an )?((?:[\p{L}]+ ){0,3}(?:numbers?|dates?|codes?|names?|sizes?|weights?|prices?|times?|address(?:es)?|colou?rs?|brands?|authors?|notes?|e?-?mails?|phones?|links?))(?: in)?(?:,? (?:too|as well|also))$/iu;

/** Orders that name a field: by which to sort, which goes, which there is to be, and what colour its values have. */
export function readFieldOrder({ words, core }: Clause, files: FileTree): Edit | null {
  if (!entryApp(files) || /["“„«]/u.test(words)) return null;
  const fields = fieldsOf(files);
  if (ASK.test(words)) return (tree) => askBeforeDelete(tree, "Delete this?");
  return (
    sorted(words, fields) ??
    searched(words, fields, files) ??
    removed(words, fields) ??
    valued(words, fields) ??
    added(words, core, fields)
  );
}

function personField(words: string, fields: readonly NamedField[]): NamedField | undefined {
  return /(?<!\p{L})(?:persons?|people)(?!\p{L})|persons'?s?/iu.test(words)
    ? fields.find(({ label }) => /who|whose|person|responsible|wer|qui |quién|chi /iu.test(label))
    : undefined;
}

function sorted(words: string, fields: readonly NamedField[]): Edit | null {
  if (!SORT.test(words)) return null;
  const [field, ...more] = fieldsSaid(words, fields);
  const dates = fields.filter(({ type }) => type === "date");
  const byDate = DATE_WORD.test(words) && dates.length === 1 ? dates[0] : undefined;
  const meant = field ?? personField(words, fields) ?? byDate;
  if (!meant || more.length > 0) return null;
  const left = leftOfEntries(
    words,
    DOWN,
    UP,
    SORT,
    BY,
    ...wordsOfLabel(meant.label),
    DATE_WORD,
    anyOf("persons?|people|persons's|names?|always|order|stuff|together"),
  );
  return left === "" ? (tree) => inOrder(tree, meant, DOWN.test(words)) : null;
}

const DATE_WORD = anyOf("dates?|due|deadlines?|datum|fälligkeit|fecha|data|échéance");

/** A table that is sorted by its heads begins with that order; others have it always. */
export function inOrder(files: FileTree, { id, label }: NamedField, isDown: boolean): EditResult {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  const initial = /(useState<Sort \| null>\()(?:null|\{[^}]*\})(\))/;
  if (!initial.test(code)) return sortEntries(files, label, isDown);
  const next = code.replace(
    initial,
    (_, open: string, close: string) => `${open}{ field: "${id}", down: ${isDown} }${close}`,
  );
  return next === code
    ? there(`The list begins sorted by “${label}” already.`)
    : edited(
        new Map([[path, next]]),
        `The list is sorted by “${label}” when it opens; a press on another head sorts by that.`,
      );
}

function searched(words: string, fields: readonly NamedField[], files: FileTree): Edit | null {
  if (!SEARCH.test(words)) return null;
  const named = fieldsSaid(words, fields).flatMap(({ label }) => wordsOfLabel(label));
  if (
    leftOfEntries(
      words,
      SEARCH,
      BY,
      ...named,
      anyOf(
        "names?|nombre|namen|nom|nome|titles?|text|clientas?|clientes?|kunden?|clients?|customers?",
      ),
    ) !== ""
  )
    return null;
  return /type="search"/.test([...files.values()].join("\n"))
    ? () =>
        there("There is a search above the list already: it looks through each field of an entry.")
    : addSearch;
}

function removed(words: string, fields: readonly NamedField[]): Edit | null {
  if (!REMOVE.test(words)) return null;
  const [field, ...more] = fieldsSaid(words, fields);
  if (!field || more.length > 0 || field.index === 0) return null;
  if (leftOfEntries(words, REMOVE, OF_FIELD, ...wordsOfLabel(field.label)) !== "") return null;
  const whole = { id: field.id, label: field.label, type: field.type } as Parameters<
    typeof removeField
  >[1];
  return (tree) => removeField(tree, whole);
}

/** "Las de Loli en rosa y las de Nuria en azul", "Rob's blue, Theo green": each value has a colour, and nothing else is said. */
function valued(words: string, fields: readonly NamedField[]): Edit | null {
  const making =
    /^colou?rs? (?:for|by) (?:the )?(priorit\p{L}+|status|categor\p{L}+|type)s?:? (.+)$/iu.exec(
      words,
    );
  if (making) {
    const options = (making[2] ?? "")
      .split(/[\s,]+(?:and |und )?/u)
      .filter((one) => one.length > 1)
      .map(sentenceCase);
    const label = sentenceCase((making[1] ?? "").replace(/ies$/, "y"));
    if (options.length < 2 || options.length > 6) return null;
    return (tree) => {
      const known = fields.find((one) => one.label.toLowerCase() === label.toLowerCase());
      const made = known
        ? null
        : addFields(tree, [{ id: label.toLowerCase(), label, type: "choice", options }]);
      if (made && !made.ok) return made;
      const next = made ? applied(tree, made.changes) : tree;
      const field = fieldsOf(next).find((one) => one.label.toLowerCase() === label.toLowerCase());
      if (!field) return made ?? there(`There is no field “${label}”.`);
      const tones = ["red", "orange", "green", "blue", "purple", "grey"];
      const given = field.options.map((one, at) => `${one} ${tones[at]}`).join(", ");
      const coloured = colourBy(next, field, given);
      return coloured.ok
        ? edited(
            new Map([...(made?.changes ?? []), ...coloured.changes]),
            `${made?.said ?? ""} ${coloured.said}`.trim(),
          )
        : coloured;
    };
  }
  const field = fields.find(({ options }) => Object.keys(coloursGiven(words, options)).length > 1);
  if (!field) return null;
  const given = coloursGiven(words, field.options);
  const named = Object.keys(given).map((option) => option.toLowerCase());
  const colour = anyOf("\\p{L}*(?:rot|blau|grün|gelb)\\p{L}*");
  const rest = leftOfEntries(words, ...named, colour, anyOf("'s|s"), COLOUR_ANY);
  return rest === "" ? (tree) => colourBy(tree, field, words) : null;
}

const COLOUR_ANY = anyOf(
  "red|blue|green|yellow|orange|purple|pink|teal|brown|grey|gray|black|white|light|dark|violet|turquoise|rosa|lila|orange|braun|rouge|bleu|vert|jaune|rose|violet|gris|noir|marron|rojo|roja|azul|verde|amarillo|amarilla|naranja|morado|morada|negro|rosso|blu|giallo|viola|arancione|grigio|vermelho|amarelo|roxo|laranja|cinza",
);

function added(words: string, core: string, fields: readonly NamedField[]): Edit | null {
  const rated = RATED.exec(words);
  if (rated) {
    const [, said = "", from = "1", to = "5"] = rated;
    const label = sentenceCase(said.replace(/^(?:the|my) /, "").replace(/(?<= )i(?= )/g, "I"));
    const [low, high] = [Number(from), Number(to)];
    if (high <= low || high > 10) return null;
    const options = Array.from({ length: high - low + 1 }, (_, at) => String(low + at));
    const field = fieldOf(label);
    return field
      ? (tree) => addFields(tree, [{ id: field.id, label, type: "choice", options }], true)
      : null;
  }
  const space = SPACE.exec(words)?.[1];
  const label = space ?? NAMED_TOO.exec(core)?.[1];
  if (!label || (space && /each|every|photo|picture|image|sub ?task|tag|button/iu.test(label)))
    return null;
  const field = fieldOf(label.trim());
  if (!field || fields.some(({ id }) => id === field.id)) return null;
  const typed = space ? { ...field, type: "long" as const, options: undefined } : field;
  return (tree) => addFields(tree, [typed], true);
}
