import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { colourTokens } from "../../theme/theme";
import { type Edit, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { measuresIn } from "../said/measures";
import { contentWords } from "./cues";
import { isAlike } from "./said-words";

/** What is drawn as a line, whatever its class is called. */
const RING = /\b(?:rings?|circles?|kreis|cercle|círculo|anillo|anneau)\b/;
const SIZE =
  /\b(?:bigger|larger|smaller|huge|tiny|too small|too tiny|too big|too large|größer|kleiner|zu klein|zu groß)\b/;

/** Letters have a size; a picture of the same class would stay as it is. */
function isPicture(files: FileTree, name: string): boolean {
  if (/^(?:pictures?|images?|photos?|art|gallery|icons?|logo)$/.test(name)) return true;
  const tag = new RegExp(
    `<(?:svg|img|picture|figure|canvas|video)\\b[^>]*class(?:Name)?="[^"]*\\b${name}\\b`,
  );
  return [...files].some(([path, code]) => /\.(?:html|tsx|jsx)$/.test(path) && tag.test(code));
}

/** The look of a part that the project itself gives a name: a class of its styles that a wish says. */
export function groundLook(wish: string, files: FileTree): Edit | null {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const words = plainWords(wish);
  if (!styles || css === undefined || /["“„«]/u.test(wish)) return null;
  const colour = coloursIn(`make it ${words}`) ?? coloursIn(words);
  const hex = colour?.words.length === 1 ? colour.accent : undefined;
  if (RING.test(words) && hex) {
    const drawn = [
      ...css.matchAll(/^(\.[\w-]+(?: \.[\w-]+)*) \{[^}]*\bstroke: var\(--(?:accent|now|second)/gm),
    ].map(([, name]) => name);
    const selector = drawn.length === 1 ? drawn[0] : undefined;
    const ink = colourTokens({ accent: hex, scheme: "auto" })["--accent-ink"] ?? hex;
    return selector
      ? (tree) =>
          edited(
            new Map([[styles, withRule(tree.get(styles) ?? "", selector, { stroke: ink })]]),
            `Made the ring ${colour?.words[0]}.`,
          )
      : null;
  }
  if (!SIZE.test(words) || /\b(?:text|font|letters|everything|corners?|page)\b/.test(words))
    return null;
  const markup = [...files]
    .filter(([path]) => !path.endsWith(".css"))
    .map(([, text]) => text)
    .join("\n");
  const classes = [
    ...new Set([...css.matchAll(/^\.([\w-]+) \{/gm)].map(([, name = ""]) => name)),
  ].filter((one) => new RegExp(`["'\\s]${one}["'\\s]`).test(markup));
  const named = contentWords(wish)
    .filter(({ text }) => !SIZE.test(text.toLowerCase()))
    .flatMap(({ stem }) => {
      const exact = classes.filter(
        (name) => isAlike(stem, name.replace(/s$/, "")) && name.length < stem.length + 3,
      );
      return exact.slice(0, 1);
    });
  const [name] = named;
  if (!name || isPicture(files, name)) return null;
  const bigger = words
    .replace(/\btoo (?:small|tiny)\b|zu klein|größer/g, "bigger")
    .replace(/\btoo (?:big|large|huge)\b|zu groß|kleiner/g, "smaller");
  const looks = measuresIn(bigger);
  if (looks.length === 0) return null;
  return (tree) => {
    let next = tree.get(styles) ?? "";
    for (const { declare } of looks) next = withRule(next, `.${name}`, declare(next, [`.${name}`]));
    if (next === tree.get(styles)) return unchanged("It looks like that already.");
    return edited(
      new Map([[styles, next]]),
      looks.map(({ said }) => said.replace("{}", name)).join(" "),
    );
  };
}
