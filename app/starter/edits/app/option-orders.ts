import type { FileTree } from "~/projects/files";
import { partsOf } from "../../match/said-lists";
import { sentenceCase } from "../../match/words";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import { addFilter } from "../behave/find-entries";
import { applied, type Edit, type EditResult, edited } from "../edit";
import { addFields } from "../fields";
import { changeOption, setOptions } from "../said/field-lines";
import type { Clause } from "./clause";
import { moreOptions } from "./more-options";

/** "Crew is Jas, Mo, Ilse. Make it a dropdown": who somebody can be, and that it is chosen. */
const PEOPLE_ARE =
  /^(?:the |our |my )?(crew|team|people|family|staff|members?|persons?|kids|players?|rooms?|suppliers?|stores?|shops?|categories|types?|kinds?|exercises?|tags?|labels?|services?|genres?) (?:is|are|(?:should|can|could) be)[: ]+([^.:]{3,120}?)(?:[.,;]? (?:and )?(?:make|turn) (?:it|that|them|this) (?:into )?a (?:dropdown|drop-down|select|list to choose from|choice)(?: .*)?)?$/iu;
const MAKE_CHOICE =
  /^(?:make|turn) (?:the )?([\p{L} ]{3,30}?)(?: field)? (?:into )?a (?:dropdown|drop-down|select|choice)(?: (?:with|of|from|:))[: ]*([^.]{3,120})$/iu;
/** "Categories: soups, mains, sweet things" */
const KIND_AND_LIST =
  /^(?:(?:add|with|also|and|put|have|use|neue?|ajoute[rz]?|añade|aggiungi)\s+)*(categor(?:y|ies)|types?|kinds?|tags?|labels?|priorit(?:y|ies)|rooms?|genres?|kategorien?|catégories?|categor[ií]as?|categorie|etiquetas?|priorität(?:en)?)(?: for (?:each|every|the) \p{L}+)?(?:,? (?:like|such as|namely|wie|comme|como|come))?:?\s+([^.:]{5,120})$/iu;
const ADD_TO =
  /^(?:please )?(?:add|put|include|ajoute[rz]?|añade|agrega|aggiungi|füge?) (.{2,80}?)(?: (?:to|in|into|zu[mr]?|à|a|alla|al)(?: the| my| our| der| den| la| le| los| las)? (list|choices|options|dropdown|[\p{L} ]{3,30}))?(?: hinzu)?$/iu;
/** "Genre Soul hinzufügen": the verb comes last. */
const ADD_LAST =
  /^(?:bitte )?(.{2,80}?) (?:hinzufügen|ergänzen|dazunehmen|aufnehmen|ajouter|añadir|aggiungere|adicionar)$/iu;
/** "The genre Soul", "das Genre Soul": of which field it is stands first. */
const OF_FIELD = /^(?:(?:the|das|die|der|den|le|la|el|il|o|a) )?(?:new |neue[rsn]? )?/iu;
const CALLED = /^(?:called|named|namens|appelée?|llamad[oa]|chiamat[oa]|chamad[oa])\s+/iu;
const PRICED =
  /^(.{2,40}?)[ :]+((?:[€$£] ?\d+(?:[.,]\d{1,2})?)|(?:\d+(?:[.,]\d{1,2})? ?(?:[€$£]|euros?|chf)))$/iu;
const PRICE_NOW =
  /^(?:(?:the|el|la|der|die|das|le|il|lo) )?(.{2,40}?) (?:(?:now|ahora|jetzt|ora|maintenant|agora) )?(?:costs?|is|cuesta|kostet|coûte|costa|custa|ist|est|es|è)(?: (?:now|ahora|jetzt|ora|maintenant|agora))? (?:[€$£] ?)?(\d+(?:[.,]\d{1,2})?)(?: ?(?:[€$£]|euros?|chf))?(?: (?:now|ahora|jetzt|ora|maintenant))?$/iu;
const MONEY = /[€$£] ?\d|\d ?[€$£]/u;

/** What can be chosen: more of it, a list of it, another price of it. */
export function readOptions({ core }: Clause, files: FileTree): Edit | null {
  if (!entryApp(files) || /["“„«]/u.test(core)) return null;
  const fields = fieldsOf(files);
  return (
    leavingOrder(core, fields) ??
    peopleOrder(core, fields) ??
    kindOrder(core, fields) ??
    priceOrder(core, fields) ??
    addOrder(core, fields)
  );
}

const LEFT =
  /^(?<who>[\p{L}' -]{2,30}?) (?:has |have |is |are )?(?:left|moved out|gone|quit|leaving|moving out|no longer (?:here|with us|in the (?:team|club|group)|part of it))(?: (?:us|the \p{L}+|our \p{L}+|now|last \p{L}+))?(?:[,.;]? (?:and |so )?(?:please )?(?:take|remove|delete|drop) (?:him|her|them|it|this|that)(?: (?:out|off|away|from|of|the|our|my|list|choices?|options?|people|app|names|members|please)(?!\p{L}))*)?$/iu;
const TAKEN =
  /^(?:please )?(?:take|remove|delete|drop) (?<who>[\p{L}' -]{2,30}?) (?:out of|from|off)(?: (?:out|of|from|the|our|my|list|choices?|options?|people|persons|names|members|categories|rooms|team|dropdown|\p{L}+ (?=list|choices|options))(?!\p{L}))+$/iu;

const REMOVED =
  /^(?:(?:please|also|and) )*(?:remove|delete|drop|take out|get rid of) (?:the )?(?:category|option|choice|type|kind|room|tag|label|person|genre)? ?["“„]?(?<who>[\p{L}' -]{2,30}?)["”]?(?: (?:category|option|choice|type|room|tag|label|genre))?$/iu;

/** "Phil left the club, take him out": who can be chosen no more. */
function leavingOrder(core: string, fields: readonly NamedField[]): Edit | null {
  const found = LEFT.exec(core) ?? TAKEN.exec(core) ?? REMOVED.exec(core);
  const who = found?.groups?.who?.toLowerCase();
  const field = fields.find(({ options }) => options.some((one) => one.toLowerCase() === who));
  const option = field?.options.find((one) => one.toLowerCase() === who);
  if (!field || !option) return null;
  return (tree) => {
    const made = changeOption(tree, field.label, option, false);
    return made.ok
      ? edited(
          made.changes,
          `Took “${option}” out of the list of people and things that can be chosen in “${field.label}”. Entries that have it keep it.`,
        )
      : made;
  };
}

const OF_PEOPLE = /who|whose|person|responsible|assigned|owner|name of|wer|qui|quién|chi|member/iu;

function peopleOrder(core: string, fields: readonly NamedField[]): Edit | null {
  const match = PEOPLE_ARE.exec(core) ?? MAKE_CHOICE.exec(core);
  if (!match) return null;
  const [, word = "", list = ""] = match;
  const options = partsOf(list.replace(/^(?:always|only|just|either|usually) /i, ""));
  if (options.length < 2 || options.some((one) => one.split(" ").length > 3)) return null;
  const isOfPeople = /crew|team|people|family|staff|member|person|kids|player/iu.test(word);
  const stem = word.toLowerCase().replace(/ies$/, "y").replace(/s$/, "");
  const field =
    fields.find(({ label }) => label.toLowerCase().includes(stem)) ??
    (isOfPeople
      ? fields.find(
          ({ label, type }) => OF_PEOPLE.test(label) && (type === "text" || type === "choice"),
        )
      : undefined);
  return field ? (tree) => setOptions(tree, field.label, options) : null;
}

function kindOrder(core: string, fields: readonly NamedField[]): Edit | null {
  const [, word = "", list = ""] = KIND_AND_LIST.exec(core) ?? [];
  // What goes on with something else is more than a list.
  if (
    /(?<!\p{L})(?:with|colou?rs?|mit|farben?|avec|couleurs?|con|colores?)(?!\p{L})|\//iu.test(list)
  )
    return null;
  const options = partsOf(list).map(sentenceCase);
  if (options.length < 2 || options.some((one) => one.split(" ").length > 3 || MONEY.test(one)))
    return null;
  const label = sentenceCase(
    word
      .toLowerCase()
      .replace(/ies$/, "y")
      .replace(/(?<=[^s])s$/, "")
      .replace(/(?<=kategorie|priorität)e?n$/, ""),
  );
  const known = fields.find((field) => field.label.toLowerCase() === label.toLowerCase());
  return (tree) => {
    if (known && known.options.length > 0 && ADDS.test(core))
      return moreOptions(tree, known, options);
    const made = known
      ? setOptions(tree, known.label, options)
      : addFields(tree, [{ id: idOf(label), label, type: "choice", options }]);
    if (!made.ok) return made;
    // What can be chosen is mostly wanted to be looked at by itself.
    const filter = addFilter(applied(tree, made.changes), label);
    return filter.ok && !filter.isThere
      ? edited(new Map([...made.changes, ...filter.changes]), `${made.said} ${filter.said}`)
      : made;
  };
}

const ADDS =
  /^(?:(?:also|and|please|more|extra|new|further)\s+)*(?:add|include|put in|ajoute|añad|agreg|aggiung|adicion|more|extra|additional|new|neue)/iu;

const idOf = (label: string) =>
  label
    .normalize("NFKD")
    .replace(/[^A-Za-z]/g, "")
    .replace(/^./, (first) => first.toLowerCase()) || "kind";

/** "El corte ahora cuesta 20": a choice that has its price in its name. */
function priceOrder(core: string, fields: readonly NamedField[]): Edit | null {
  const [, name = "", price = ""] = PRICE_NOW.exec(core) ?? [];
  if (name === "") return null;
  for (const field of fields) {
    const at = field.options.findIndex(
      (option) => MONEY.test(option) && nameOf(option) === name.toLowerCase(),
    );
    const old = field.options[at];
    if (old === undefined) continue;
    const next = old.replace(/\d+(?:[.,]\d{1,2})?/, price);
    return (tree) => {
      const made = setOptions(tree, field.label, field.options.with(at, next));
      return made.ok
        ? edited(
            made.changes,
            `“${nameOf(old)}” costs ${price} in the choices of “${field.label}” now. Entries made before keep what they have.`,
          )
        : made;
    };
  }
  return null;
}

const nameOf = (option: string) =>
  option
    .toLowerCase()
    .replace(/[€$£]?\s*\d+(?:[.,]\d{1,2})?\s*(?:[€$£]|euros?)?/iu, "")
    .replace(/[\s:–-]+$/u, "")
    .trim();

/** One choice more, where it is said so or where only such a thing has a price. */
/** A choice whose name a list begins with, and the rest of the list. */
function ofFirst(said: string, fields: readonly NamedField[]) {
  const text = said.replace(OF_FIELD, "");
  const field = fields.find(
    ({ label, options }) =>
      options.length > 0 && text.toLowerCase().startsWith(`${label.toLowerCase()} `),
  );
  const list = text.slice(field?.label.length ?? 0).trim();
  return field ? { field, list: list.replace(CALLED, "") } : null;
}

function addOrder(core: string, fields: readonly NamedField[]): Edit | null {
  const match = ADD_TO.exec(core) ?? ADD_LAST.exec(core);
  if (!match) return null;
  const [, said = "", place = ""] = match;
  const first = place === "" ? ofFirst(said, fields) : null;
  const list = first?.list ?? said;
  // "Travel and remove books" is an order more.
  if (
    /(?<!\p{L})(?:and|,|then) (?:remove|delete|drop|rename|take|make|change|get rid)(?!\p{L})/iu.test(
      list,
    )
  )
    return null;
  if (/^(?:an?|the|some|more|another|eine?n?|une?|una?) /iu.test(list)) return null;
  const priced = PRICED.exec(list.trim());
  const choices = fields.filter(({ options }) => options.length > 0);
  const ofPrices = choices.find(
    ({ options }) => options.filter((one) => MONEY.test(one)).length > 1,
  );
  if (priced && ofPrices && place === "") {
    const option = sentenceCase(`${priced[1]} ${priced[2]}`);
    return (tree) => changeOption(tree, ofPrices.label, option, true);
  }
  const named =
    place === ""
      ? undefined
      : choices.find(({ label }) =>
          label.toLowerCase().includes(place.toLowerCase().replace(/s$/, "")),
        );
  const ofPeople =
    /^(?:people|persons?|family|crew|team|kids|personen|leuten|bewohnern|mitbewohnern|personnes|personas|persone|pessoas)$/iu.test(
      place,
    )
      ? choices.find(({ label }) => OF_PEOPLE.test(label))
      : undefined;
  const field = first?.field ?? named ?? ofPeople;
  if (!field) return null;
  const options = partsOf(list).map(sentenceCase);
  if (options.length === 0 || options.some((one) => one.split(" ").length > 4)) return null;
  return (tree): EditResult => {
    let now: FileTree = tree;
    let last: EditResult | null = null;
    for (const option of options) {
      last = changeOption(now, field.label, option, true);
      if (!last.ok) return last;
      now = applied(now, last.changes);
    }
    const path = "src/fields.ts";
    return edited(
      new Map([[path, now.get(path) ?? ""]]),
      `Added ${options.map((one) => `“${one}”`).join(", ")} to the choices of “${field.label}”.`,
    );
  };
}
