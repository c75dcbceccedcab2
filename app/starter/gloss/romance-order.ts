import type { Gloss } from "./look-up";

const SHADE = /^(?:dark|light)$/;

/** "Botão vermelho" is "red button", "galeria de fotos" "photo gallery": what tells of a thing stands before it. */
export function withDescriptionFirst(words: readonly Gloss[]): Gloss[] {
  return withOwnersFirst(withLooksFirst(withShadesFirst(words)));
}

/** "Azul claro" is "light blue". */
export function withShadesFirst(words: readonly Gloss[]): Gloss[] {
  const ordered = [...words];
  for (let at = 1; at < ordered.length; at += 1) {
    const [colour, shade] = [ordered[at - 1], ordered[at]];
    if (
      colour?.kind !== "look" ||
      !shade ||
      !SHADE.test(shade.english) ||
      SHADE.test(colour.english)
    )
      continue;
    ordered[at - 1] = shade;
    ordered[at] = colour;
  }
  return ordered;
}

function withLooksFirst(words: readonly Gloss[]): Gloss[] {
  const ordered: Gloss[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const looks: Gloss[] = [];
    while (word.kind === "noun" && isLook(words[at + 1], words[at + 2])) {
      const next = words[at + 1];
      if (next) looks.push(next);
      at += 1;
    }
    ordered.push(...looks, word);
  }
  return ordered;
}

function isLook(word: Gloss | undefined, after: Gloss | undefined): boolean {
  return (
    word?.kind === "look" ||
    word?.kind === "adj" ||
    (word?.kind === "deg" && after?.kind === "look")
  );
}

/** "Formulaire de contact" is "contact form"; "botão de adicionar" "add button". */
function withOwnersFirst(words: readonly Gloss[]): Gloss[] {
  const ordered = [...words];
  for (let at = 0; at + 2 < ordered.length; at += 1) {
    const [thing, of, what] = ordered.slice(at, at + 3);
    if (thing?.kind !== "noun" || of?.english !== "of" || !what) continue;
    if (what.kind !== "noun" && what.kind !== "verb") continue;
    ordered.splice(at, 3, { ...what, kind: "adj" }, thing);
  }
  return ordered;
}

const NAMED_PARTS = /^(?:section|button|form|page)$/;

/** "Den Abschnitt Ablauf", "la section contact": what a part is called stands before it. */
export function withNamesFirst(
  words: readonly Gloss[],
  isShown: (said: string) => boolean,
): Gloss[] {
  const ordered = [...words];
  for (let at = 0; at + 1 < ordered.length; at += 1) {
    const [thing, what] = ordered.slice(at, at + 2);
    if (!thing || !what || !NAMED_PARTS.test(thing.english)) continue;
    const isName = what.kind === "own" && /^\p{L}/u.test(what.english);
    if (what.kind !== "noun" && what.kind !== "name" && !isName) continue;
    const english = isShown(what.said) ? what.said : what.english;
    ordered.splice(at, 2, { ...what, english, kind: "adj" }, thing);
    at += 1;
  }
  return ordered;
}
