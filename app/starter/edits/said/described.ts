import { attribute, elementsOf, type PageElement, placeOf, textOf } from "./page-elements";

/** Words of a description that say nothing of what is meant. */
const EMPTY =
  /^(?:the|an?|my|our|that|this|those|these|all|about|with|which|says?|saying|of|on|in|at|to|for|from|and|by|top|bottom|left|right|side|corner|page|site|thing|bit|text|line|hint|note|message|sentence|words?|box|button|field|part|cards?|tiles?|items?|entr(?:y|ies)|ones?|big|little|small|there|is|are|it|where)$/;
/** What people call things → what pages call them. */
const CALLED: [RegExp, string][] = [
  [/^(?:pictures?|images?|photos?|illustrations?|drawings?|artwork|graphics?)$/, "art"],
  [/^(?:search(?:bar|box)?)$/, "search"],
];

const MOST_CHARACTERS = 160;

/** The one element of a page that a description fits by its words, classes and name; null when none is. */
export function describedIn(page: string, description: string): PageElement | null {
  const wanted = wordsOf(description);
  if (wanted.length === 0) return null;
  const fits = (element: PageElement) => {
    const names = ["class", "id", "role", "aria-label", "placeholder", "alt"]
      .map((name) => attribute(element, name))
      .join(" ");
    // What a long text says in passing is not what it is.
    const text = textOf(element);
    const known = `${names} ${text.length <= MOST_CHARACTERS ? text : ""}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => known.some((one) => isSame(one, word)));
  };
  const fitting = elementsOf(
    page,
    (element) =>
      !/^(?:html|head|body|main|title|meta|script|path|use|symbol|circle|rect)$/.test(
        element.tagName,
      ) && fits(element),
  ).filter((element) => placeOf(element) !== null);
  // The innermost: what holds another that fits is only around it.
  const around = new Set(fitting.flatMap((element) => [...holdersOf(element)]));
  const inner = fitting.filter((element) => !around.has(element));
  const [first] = inner;
  if (inner.length < 2) return first ?? null;
  // A number and the word for it are one thing: what holds both.
  const holder = first?.parentNode;
  return holder &&
    "tagName" in holder &&
    /^(?:div|p|li|label)$/.test(holder.tagName) &&
    inner.every((element) => element.parentNode === holder)
    ? holder
    : null;
}

/** The words of a description that say what is meant. */
export function wordsOf(description: string): string[] {
  return description
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !EMPTY.test(word))
    .map((word) => CALLED.find(([pattern]) => pattern.test(word))?.[1] ?? word);
}

function isSame(word: string, wanted: string): boolean {
  const stem = wanted.replace(/(?:ing|es|s)$/, "");
  return word === wanted || (stem.length > 2 && word.replace(/(?:ing|es|s)$/, "") === stem);
}

/** What an element is inside of, the innermost first. */
function* holdersOf({ parentNode }: PageElement): Generator<PageElement> {
  for (let holder = parentNode; holder && "tagName" in holder; holder = holder.parentNode)
    yield holder;
}
