import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { attribute } from "../../said/page-elements";
import { bare, findPieces } from "../find-pieces";
import type { Order } from "../order";
import type { Page, Piece } from "../page-model";
import { ADDS, CHANGES, WISHES } from "../verbs";
import { confetti } from "./confetti";

type Motion = "blink" | "wiggle" | "bounce" | "float" | "appear";

/** Words for how something moves, in the six languages. */
const MOTIONS: readonly [Motion, string][] = [
  [
    "appear",
    "(?:fade|slide|glide) in|fade[- ]?in|appear (?:slowly|softly|one by one|gently)|einblenden|eingeblendet(?: werden)?|sanft erscheinen|langsam erscheinen|reinfliegen|apparaître en douceur|apparaître|fondu|aparecer (?:poco a poco|suavemente)|aparecer|apparire(?: lentamente)?|comparire|aparecer aos poucos",
  ],
  [
    "blink",
    "blink(?:ing|s|en|t|end)?|flash(?:ing|es)?|pulse|pulsing|pulsat\\p{L}*|pulsier\\p{L}*|throb|glow(?:ing|s)?|leucht\\p{L}*|clignote[rz]?|clignotant|parpade\\p{L}*|lampeggi\\p{L}*|pisc(?:ar|a|ando|que)",
  ],
  [
    "wiggle",
    "wiggl\\p{L}*|wobbl\\p{L}*|shak(?:e|es|ing)|jiggl\\p{L}*|waggl\\p{L}*|wackel\\p{L}*|zappel\\p{L}*|zitter\\p{L}*|rüttel\\p{L}*|bouge[rz]?|remue[rz]?|danc(?:e|es|ing)|tanz\\p{L}*|danse[rz]?|tambale\\p{L}*|agit\\p{L}*|muov\\p{L}*|balançar|mexer|mov(?:e|es|ing|erse|er|imento)|beweg\\p{L}*|animated?|animation|animiert|animée?s?|animad[oa]s?|animat[oaie]",
  ],
  [
    "bounce",
    "bounc\\p{L}*|jump(?:ing|s)?|hop(?:ping|s)?|hüpf\\p{L}*|spring(?:en|t)|rebondi\\p{L}*|sauter|saltar|rebotar|rimbalz\\p{L}*|pular",
  ],
  [
    "float",
    "float\\p{L}*|drift\\p{L}*|hover(?:ing)? gently|schweb\\p{L}*|flotte[rz]?|flotar|fluttu\\p{L}*|galleggi\\p{L}*|flutuar",
  ],
];
const FRAMES: Readonly<Record<Motion, string>> = {
  blink: "50% {\n    opacity: 0.45;\n  }",
  wiggle: "25% {\n    rotate: -1.5deg;\n  }\n\n  75% {\n    rotate: 1.5deg;\n  }",
  bounce: "50% {\n    translate: 0 -0.4rem;\n  }",
  float: "50% {\n    translate: 0 -0.25rem;\n  }",
  appear: "from {\n    opacity: 0;\n    translate: 0 1.5rem;\n  }",
};
const SECONDS: Readonly<Record<Motion, string>> = {
  blink: "2s ease-in-out infinite",
  wiggle: "1.2s ease-in-out infinite",
  bounce: "1.6s ease-in-out infinite",
  float: "4s ease-in-out infinite",
  appear: "0.8s ease-out both",
};
const DOES: Readonly<Record<Motion, string>> = {
  blink: "pulses slowly",
  wiggle: "wiggles a little",
  bounce: "bounces a little",
  float: "floats up and down",
  appear: "fades in when it comes into view",
};
const LEADING = pattern(
  `^(?:(?:${CHANGES}|${ADDS}|${WISHES}|let|have|lass(?:en|t)?|laisse[rz]?|fais|faites|haz que|que|deja|fai|lascia|deixa|faz|can|could|may|should|kannst du|könntest du|kann|soll)@ ?)+`,
);
const WORDS_AROUND =
  /(?<!\p{L})(?:should|could|can|might|must|shall|please|or something|or so|oder so|ou quelque chose|o algo|something like|sort of|kind of|a (?:bit|little)|little|slightly|gently|softly|slowly|nicely|when you scroll(?: down)?|when (?:people|you|one|somebody) scrolls?(?: down)?|on scroll(?:ing)?|while scrolling|beim scrollen|au défilement|al desplazar(?:se)?|or move|or wiggle|or blink|so (?:that )?people (?:see|notice) it|not too (?:crazy|much|wild|fast)|aber nicht zu \p{L}+|sanft|leicht|etwas|ein bisschen|langsam|un peu|doucement|un poco|suavemente|lentamente|soll(?:te|en)?|könnte|darf|doit|devrait|debe|debería|deve|dovrebbe|deveria|se|sich|to|and|in|make|be|get|with|an?|some|or)(?!\p{L})/giu;

/** "The name should wiggle", "make the offer blink", "sections should fade in": a movement that stands still for those who ask for none. */
export function setMotion(order: Order): EditResult | null {
  const { text, quotes, page, files } = order;
  const fallen = confetti(order);
  if (fallen) return fallen;
  if (text.length > 160) return null;
  const said = MOTIONS.map(([motion, words]) => ({
    motion,
    form: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu"),
  })).find(({ form }) => form.test(text));
  if (!said) return null;
  const phrase = bare(
    text
      .replace(LEADING, "")
      .replace(said.form, " ")
      .replace(WORDS_AROUND, " ")
      .replace(/[.,;!]+/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  if (phrase === "" || phrase.length > 60) return null;
  const isAll =
    /^(?:(?:all )?sections?|abschnitte?|everything|alles|sections|secciones|todo|sezioni|tutto|seções|tudo|content|inhalte?)$/iu.test(
      phrase,
    );
  const found = isAll
    ? null
    : findPieces(phrase.replace(/\s+(?:thing|bit|part|text|line|ding|teil)$/iu, ""), page, quotes);
  const pieces = found?.pieces ?? [];
  if (!isAll && (pieces.length === 0 || pieces.length > 8)) return null;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  return moved(page, isAll ? null : pieces, said.motion, { path: styles, css });
}

/** Elements with a class that moves them; all sections where none is given. */
function moved(
  { source }: Page,
  pieces: readonly Piece[] | null,
  motion: Motion,
  styles: { path: string; css: string },
): EditResult {
  const name = `is-${motion === "blink" ? "pulsing" : motion}`;
  const target = pieces ? `.${name}` : "main > .section";
  const view =
    motion === "appear"
      ? "\n    animation-timeline: view();\n    animation-range: entry 0% entry 60%;"
      : "";
  const rule = `${target} {\n    animation: ${name} ${SECONDS[motion]};${view}\n  }`;
  const isText = pieces?.every(({ kind }) =>
    /^(?:title|headline|heading|lead|text|fact)$/.test(kind),
  );
  const block =
    motion === "appear"
      ? `@supports (animation-timeline: view()) {\n  @media (prefers-reduced-motion: no-preference) {\n    ${rule.replace(/\n/g, "\n  ")}\n  }\n}\n`
      : `@media (prefers-reduced-motion: no-preference) {\n  ${rule}\n}\n`;
  const frames = `@keyframes ${name} {\n  ${FRAMES[motion]}\n}\n`;
  const inline = isText && motion !== "blink" ? `.${name} {\n  width: fit-content;\n}\n\n` : "";
  if (styles.css.includes(rule)) return unchanged("It moves like that already.");
  const changes = new Map<string, string | null>([
    [styles.path, `${styles.css.replace(/\n*$/, "\n")}\n${inline}${block}\n${frames}`],
  ]);
  if (pieces) {
    const starts = pieces.map(({ place, element }) => ({ at: place.start, element }));
    const next = starts
      .sort((a, b) => b.at - a.at)
      .reduce(
        (text, { at, element }) => withClass(text, at, attribute(element, "class"), name),
        source,
      );
    changes.set(PAGE, next);
  }
  const what = pieces
    ? `“${[...new Set(pieces.map(({ says, kind }) => says || kind))].join("”, “")}”`
    : "Each section";
  return edited(
    changes,
    `${what} ${DOES[motion]} now${motion === "appear" ? ", in browsers that can do that" : ""}; for people whose device asks for less motion nothing moves.`,
  );
}

/** The text of a page with one class more on the element that begins at `at`. */
function withClass(source: string, at: number, classes: string, name: string): string {
  const end = source.indexOf(">", at);
  const tag = source.slice(at, end);
  const next = classes
    ? tag.replace(/\sclass="[^"]*"/, ` class="${classes} ${name}"`)
    : tag.replace(/^<[\w-]+/, `$& class="${name}"`);
  return source.slice(0, at) + next + source.slice(end);
}
