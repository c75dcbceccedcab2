import type { FileTree } from "~/projects/files";
import { plainWords } from "../../match/words";
import { type Edit, type EditResult, edited, unchanged } from "../edit";
import { removeField } from "../fields";
import { withoutItem } from "../said/code-lists";
import { changeOption, fieldNamed } from "../said/field-lines";
import { ordinalIn } from "../said/ordinals";
import { attribute, elementsOf, type PageElement, placeOf } from "../said/page-elements";
import { headingOf } from "../said/page-sections";
import { takeAway } from "../said/take-away";
import { ADDS, contentWords, kindIn, REMOVES } from "./cues";
import { bestOf, entryOf, mentionsIn } from "./mentions";
import { isAlike, type SaidWord, saidWords } from "./said-words";
import { pageTexts, type ShownEntry, shownEntries } from "./screen";

/** "Never more than 3 cards in Doing": how much there may be of it, and not that it goes. */
const LIMITS =
  /(?<!\p{L})(?:(?:more|fewer|less) than|mehr als|weniger als|plus de|moins de|más de|menos de|più di|meno di|mais de|at most|at least|höchstens|mindestens) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro)(?!\p{L})/iu;

/** What a wish wants gone, in whatever words it says so: an entry of a list, a choice, a section, a field. */
export function groundRemove(wish: string, files: FileTree): Edit | null {
  if (!REMOVES.test(wish) || (ADDS.test(wish) && !/\b(?:no|not|any) (?:more|longer)\b/i.test(wish)))
    return null;
  if (/["“„«]/u.test(wish) || LIMITS.test(wish)) return null;
  const words = contentWords(wish.replace(REASON, " ")).filter(({ text }) => !VERBS.test(text));
  if (words.length === 0) return null;
  const counted = formByPlace(wish, files);
  if (counted)
    return (tree) => takeAway(tree, counted, headingOf(tree.get("index.html") ?? "", counted));
  const option = optionOf(words, files);
  if (option) return option;
  const field = fieldOf(words, files);
  if (field && (kindIn(wish) === "label" || words.length <= 2))
    return (tree) => removeField(tree, { id: field.toLowerCase(), label: field, type: "text" });
  if (kindIn(wish) === "label") return null;
  const entries = shownEntries(files).filter(
    ({ list, siblings, element }) =>
      (siblings.length > 1 || element?.tagName === "details") && list?.name !== "fields",
  );
  const named = mentionsIn(
    wish,
    entries.flatMap(({ texts }) => texts),
  )[0];
  const entry = named
    ? entries.find(({ texts }) => texts.includes(named.text))
    : entryOf(words, entries);
  const rest = named ? words.filter(({ start }) => start < named.start || start >= named.end) : [];
  const section = sectionOf(named ? rest : words, files);
  // "Take dancing out of the schedule": the section says where it is.
  if (entry && (named || !section)) return (tree) => withoutEntry(tree, entry);
  if (section && words.length <= 3)
    return (tree) =>
      takeAway(tree, section, headingOf(tree.get("index.html") ?? "", section) || "section");
  return null;
}

/** The label of the field that some words are about, of a program or of the form of the page. */
function fieldOf(words: readonly SaidWord[], files: FileTree): string | null {
  const labels = [
    ...shownEntries(files).flatMap(({ list, texts }) =>
      list?.name === "fields" ? texts.slice(0, 1) : [],
    ),
    ...pageTexts(files).filter(({ tag }) => tag === "label"),
  ];
  const meant = labels.filter((label) =>
    [label.text, label.id ?? label.text].some((name) =>
      saidWords(name).every(({ stem }) => words.some((word) => isAlike(word.stem, stem))),
    ),
  );
  return meant.length === 1 ? (meant[0]?.text ?? null) : null;
}

/** What says that something goes, or where it stands, and not what it is. */
const VERBS =
  /^(?:remove|delete|drop|get|rid|take|leave|cut|ditch|scrap|sell|offer|raus|weg|rausnehmen|wegnehmen|entfern\p{L}*|lösch\p{L}*|streich\p{L}*|brauchen?|supprim\p{L}*|enl[eè]v\p{L}*|retir\p{L}*|quita|borra\p{L}*|elimin\p{L}*|rimuov\p{L}*|togli\p{L}*|list|schedule|plan|longer|gibt|kick|throw|toss|chuck|nobody|needs|uses|wants|know|already|called|sold)$/iu;
/** Why it is to go says nothing of what it is. */
const REASON =
  /\b(?:is|are|was|looks?|seems?|ist|sind)\s+(?:just |way |far |viel |zu )?(?:too \p{L}+|ugly|boring|wrong|old|outdated|useless|silly|stupid|easy|hard|langweilig|falsch|veraltet|hässlich|doof|zu \p{L}+)\b/giu;

/** "The second form": the section that holds it. */
function formByPlace(wish: string, files: FileTree): PageElement | null {
  const place = /\b(?:form|formular|formulaire|formulario)\b/i.test(wish)
    ? ordinalIn(plainWords(wish))
    : null;
  if (place === null) return null;
  const page = files.get("index.html") ?? "";
  const sections = elementsOf(page, (element) => {
    const at = element.tagName === "section" ? placeOf(element) : null;
    return at !== null && page.slice(at.start, at.end).includes("<form");
  });
  return sections.length > 1 ? (sections.at(place) ?? null) : null;
}

/** A choice of a field: "we never use Low". */
function optionOf(words: readonly SaidWord[], files: FileTree): Edit | null {
  const field = shownEntries(files).find(
    ({ list, texts }) =>
      list?.name === "fields" &&
      texts
        .slice(1)
        .some(({ text }) => words.some((word) => word.text.toLowerCase() === text.toLowerCase())),
  );
  const label = field?.texts[0]?.text;
  const options = field?.texts.slice(1).map(({ text }) => text) ?? [];
  const gone = options.filter((option) =>
    words.some(({ text }) => text.toLowerCase() === option.toLowerCase()),
  );
  const isAll = words.every(
    ({ text }) =>
      gone.some((option) => option.toLowerCase() === text.toLowerCase()) || fieldNamed(files, text),
  );
  if (!label || gone.length !== 1 || !isAll) return null;
  return (tree) => changeOption(tree, label, gone[0] ?? "", false);
}

/** The one section that words name by its heading, its id or the links to it; a form by that it is one. */
function sectionOf(words: readonly SaidWord[], files: FileTree): PageElement | null {
  const page = files.get("index.html") ?? "";
  const sections = elementsOf(page, ({ tagName }) => tagName === "section");
  return bestOf(words, sections, (section) => {
    const place = placeOf(section);
    const form =
      place && page.slice(place.start, place.end).includes("<form") ? "form formular" : "";
    const id = attribute(section, "id");
    const links = [...page.matchAll(new RegExp(`href="#${id}"[^>]*>([^<]*)`, "g"))].map(
      ([, text]) => text,
    );
    return [id, headingOf(page, section), ...links, form].join(" ");
  });
}

function withoutEntry(files: FileTree, read: ShownEntry): EditResult {
  // Another wish of the same message may have moved it.
  const key = JSON.stringify(read.texts.map(({ text }) => text));
  const entry = shownEntries(files).find(
    ({ path, texts, list }) =>
      path === read.path &&
      list?.name === read.list?.name &&
      JSON.stringify(texts.map(({ text }) => text)) === key,
  );
  if (!entry) return unchanged("It is not there any more.");
  const name = entry.texts.find(({ text }) => /\p{L}{2}/u.test(text))?.text ?? "";
  if (entry.element) return takeAway(files, entry.element, name);
  if (!entry.list) return unchanged(`I found no “${name}”.`);
  return edited(
    new Map([[entry.path, withoutItem(entry.list, entry.index)]]),
    `Removed “${name}”; ${entry.siblings.length - 1} are left.`,
  );
}
