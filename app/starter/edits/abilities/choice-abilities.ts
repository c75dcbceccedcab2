import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { sentenceCase } from "../../match/words";
import { js } from "../../source/literals";
import { applied, type EditResult, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { pattern } from "../grammar/lexicon";
import { asTexts } from "../grammar/texts";
import { findList } from "../said/code-lists";
import { changeOption, fieldMeant, setOptions } from "../said/field-lines";
import { type Ability, words } from "./ability";
import { fieldsOf } from "./named-field";

const QUOTED = /["“„«]\s*([^"“”„«»\n]{1,60}?)\s*["”“»]/gu;
/** A column and where it is to stand, by columns that are there. */
const COLUMN = pattern(
  "~(?:column|lane|stage|list|spalte|colonne|columna|colonna|coluna)@(?: (?:called|named|for|namens|für|appelée?|nommée?|llamada|chiamata|chamada))?:? ?(?<name>.+?),? (?<where>between|before|after|left of|right of|in front of|behind|zwischen|vor|nach|hinter|entre|avant|après|antes de|después de|tra|fra|prima di|dopo|depois de) (?<place>.+)$",
);
const BEHIND = /^(?:after|right|behind|nach|hinter|après|después|dopo|depois)/iu;

/** "Add rent, power and internet as categories": what can be chosen, and of which field. */
const CHOICES: readonly RegExp[] = [
  pattern(
    "^(?:please |bitte |can you |could you |can we |i (?:want|need)(?: to)? )*(?:add|include|put|insert|have|ajoute[rz]?|añade|añadir|agrega|aggiungi|adiciona)(?: also| auch| noch)? (?<list>.+?) (?:to|as|in|into|under|aux?|à|comme|parmi|a|en|como|entre|tra|alle|ai|come|às|aos)(?: (?:an?|the|our|my|les?|la|mes|nos|los|las|el|mis|le|gli|i|il|as|os))* (?<field>\\p{L}[\\p{L} ]{2,40}?)$",
  ),
  pattern(
    "^(?:bitte |kannst du |könntest du |ich (?:möchte|will|brauche) |füge )*(?<list>.+?) (?:als|zu|zur|zum|unter)(?: (?:den|der|die|das|dem|unseren|meinen|neue))* (?<field>\\p{L}[\\p{L} ]{2,40}?)(?: (?:hinzu|hinzufügen|ergänzen|aufnehmen|haben|dazu|anlegen))$",
  ),
];

/** "Add a category Pets", "ajoute la catégorie santé": one more, behind the name of its field. */
const ONE_MORE = pattern(
  '^(?:please |bitte |can you |could you |i (?:want|need) |also )*(?:add|include|create|new|füge|neue|ajoute[rz]?|rajoute[rz]?|crée|añade|agrega|añadir|aggiungi|crea|adiciona|nova|nueva|nouvelle|nuova)@(?: (?:an?|the|another|new|eine?|die|neue|une?|la|nouvelle|una|nueva|nuova|uma|a|nova))* (?<field>\\p{L}{4,20})(?: (?:called|named|namens|appelée?|llamada|chiamata|chamada|option))?:? ["“„«]?(?<name>\\p{L}[\\p{L}\\p{N} &/\'’-]{1,30}?)["”“»]?(?: hinzu| please| bitte)?$',
);

/** What can be chosen and what stands in a list by its place: columns of a board, choices of a field. */
export const CHOICE_ABILITIES: readonly Ability[] = [
  {
    send: "add a column called Review before Done",
    words: [COLUMN.source],
    more: words(
      "add|insert|put|need|want|new|another|the|a|please|füge?|neue|ajoute*|añade|aggiungi|adiciona|ein|hinzu",
    ),
    not: words("move|rename|remove|delete|sort*|wider|colou?r*|field"),
    makesText: true,
    make: addColumn,
  },
  {
    send: "add a category Pets",
    words: [ONE_MORE.source],
    more: words("option|choice|called|named|new|another"),
    not: words(
      "field|column|section|page|dropdown|filter|sort*|with|for|to|in|by|colou?r*|und|and",
    ),
    makesText: true,
    make: addOneChoice,
  },
  {
    send: "add Urgent and Later to the priorities",
    words: [
      words(
        "add|include|put|insert|have|hinzu|hinzufügen|ergänzen|aufnehmen|dazu|anlegen|ajoute*|añade|añadir|agrega|aggiungi|adiciona",
      ),
      words(
        "to|as|in|into|under|als|zu|zur|zum|unter|aux?|à|comme|parmi|a|en|como|entre|tra|alle|ai|come|às|aos",
      ),
    ],
    more: words("options?|choices?|the|new|kannst|du|könntest|bitte|füge|auswahl"),
    not: words(
      "menu|page|footer|header|form|headline|heading|buttons?|column called|each|every|top|bottom|list|table|board|calendar|section|samples?|phone",
    ),
    makesText: true,
    make: addChoices,
  },
];

function addColumn(files: FileTree, wish: string): EditResult {
  const list = findList(files, "columns");
  const names = (list?.items ?? []).map(({ start, end }) =>
    textOf(list?.code.slice(start, end) ?? ""),
  );
  const groups = COLUMN.exec(wish.trim().replace(/[.!?]+$/, ""))?.groups;
  const place = groups?.place?.toLowerCase() ?? "";
  const beside = names.findIndex((name) => name !== "" && place.includes(name.toLowerCase()));
  if (!list || beside < 0) return unchanged("I found no column of that name.");
  const quoted = [...(groups?.name ?? "").matchAll(QUOTED)].map(([, text = ""]) => text);
  const name = sentenceCase(
    (quoted[0] ?? groups?.name ?? "").trim().replace(/^(?:called|named|for) /i, ""),
  );
  if (name === "" || name.length > 30 || names.includes(name))
    return unchanged("I found no name for the column.");
  const isBetween = /^(?:between|zwischen|entre|tra|fra)/iu.test(groups?.where ?? "");
  const isBehind = isBetween || BEHIND.test(groups?.where ?? "");
  const item = list.items[isBehind ? beside : beside];
  if (!item) return unchanged("I found no column of that name.");
  const { code, path } = list;
  const line = /\n[ \t]*$/.exec(code.slice(0, item.start))?.[0] ?? " ";
  const next = isBehind
    ? `${code.slice(0, item.end)},${line}${js(name)}${code.slice(item.end)}`
    : `${code.slice(0, item.start)}${js(name)},${line}${code.slice(item.start)}`;
  return edited(
    new Map([[path, next]]),
    `Added the column “${name}” ${isBehind ? "after" : "before"} “${names[beside]}”.`,
  );
}

function textOf(literal: string): string {
  return /^"(?:[^"\\]|\\.)*"$/.test(literal) ? (JSON.parse(literal) as string) : "";
}

function addOneChoice(files: FileTree, wish: string): EditResult {
  const { field: said = "", name = "" } =
    ONE_MORE.exec(wish.trim().replace(/[.!?]+$/, ""))?.groups ?? {};
  const label = fieldMeant(files, said);
  const field = fieldsOf(files).find((one) => one.label === label);
  if (field?.type !== "choice" || name === "")
    return unchanged("I found no field of that name with choices.");
  const result = changeOption(files, field.label, sentenceCase(name.trim()), true);
  return accounting(
    said,
    result.ok
      ? {
          ...result,
          said: `Added “${sentenceCase(name.trim())}” to the choices of “${field.label}”.`,
        }
      : result,
  );
}

function addChoices(files: FileTree, wish: string): EditResult {
  const said = wish.trim().replace(/[.!?]+$/, "");
  const groups = CHOICES.map((form) => form.exec(said)?.groups).find(Boolean);
  const list = (groups?.list ?? "").replace(
    /^(?:füge|(?:an? |the )?(?:new )?(?:option|choice|category|tag)s?|die|the|das|den|an?|le|la|les|el|los|il) /iu,
    "",
  );
  const texts = asTexts(list).map((one) =>
    sentenceCase(one.replace(/^["“„«]|["”“»]$/gu, "").trim()),
  );
  const phrase = (groups?.field ?? "").replace(/ (?:field|feld|list|options?|choices?)$/iu, "");
  if (
    !hasFields(files) ||
    texts.length === 0 ||
    texts.some((one) => one === "" || one.split(" ").length > 4)
  )
    return unchanged("I found no choices and no field for them.");
  const label = fieldMeant(files, phrase);
  const field = fieldsOf(files).find((one) => one.label === label);
  if (field?.type === "choice") {
    let tree = files;
    const changes = new Map<string, string | null>();
    for (const text of texts) {
      const result = changeOption(tree, field.label, text, true);
      if (!result.ok) return result;
      for (const [path, code] of result.changes) changes.set(path, code);
      tree = applied(tree, result.changes);
    }
    return accounting(
      groups?.field,
      edited(
        changes,
        `Added ${texts.map((one) => `“${one}”`).join(", ")} to the choices of “${field.label}”.`,
      ),
    );
  }
  if (texts.length < 2) return unchanged(`“${phrase}” is no choice between names.`);
  if (field)
    return field.index > 0 && field.type === "text"
      ? setOptions(files, field.label, texts)
      : unchanged("That field holds no names.");
  const isKind =
    /^(?:categor|kategor|catégor|types?$|kinds?$|tags?$|art(?:en)?$|priorit|prioridad)/iu.test(
      phrase,
    );
  const fresh = isKind ? fieldOf(`${singular(phrase)} (${texts.join(", ")})`) : null;
  return fresh ? addFields(files, [fresh]) : unchanged("I found no field of that name.");
}

/** The word by which a wish calls the field is answered by it. */
function accounting(said: string | undefined, result: EditResult): EditResult {
  return result.ok ? { ...result, accounts: said ?? "" } : result;
}

function singular(word: string): string {
  return word.replace(/ies$/i, "y").replace(/(?<=kategorie|priorität)(?:n|en)$|(?<=[aeé])s$/iu, "");
}
