import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { edited, unchanged } from "../edit";
import { partsOf } from "../parts/parts-of";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, words } from "./ability";

/** The stylesheet of a project, changed. */
function withStyles(files: FileTree, change: (css: string) => string, said: string) {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  const next = change(css);
  return next === css
    ? unchanged("It looks like that already.")
    : edited(new Map([[styles, next]]), said);
}

/** How small things look, and what moves. */
export const SMALL_LOOK_ABILITIES: readonly Ability[] = [
  {
    send: "let buttons and cards rise when they are pointed at",
    words: [
      words("hover|hovering|mouse over|pointed at|mauszeiger|survol|al pasar|passaggio del mouse"),
      words(
        "buttons?|cards?|tiles?|links?|knöpfe|karten|boutons?|cartes|botones|tarjetas|pulsanti|schede|effect|animation|everything",
      ),
    ],
    more: words(
      "add|a|an|effect|animation|to|the|when|on|nice|little|small|subtle|make|them|bigger|lift|grow|rise|some|with|over|you|i|mouse",
    ),
    not: words("colou?r|pictures?|photos?|images?|red|blue|green|darker|lighter|remove|underline"),
    make: (files) =>
      withStyles(
        files,
        (css) => {
          const written = [...files].filter(([path]) => !path.endsWith(".css"));
          const own = [".button", ".card"].filter((one) =>
            written.some(([, code]) => new RegExp(`["'\` ]${one.slice(1)}["'\` ]`).test(code)),
          );
          if (own.length === 0) return css;
          const still = withRule(css, own.join(",\n"), {
            transition: "transform 0.15s, box-shadow 0.15s",
          });
          return withRule(still, own.map((one) => `${one}:hover`).join(",\n"), {
            transform: "translateY(-2px)",
            "box-shadow": "0 6px 18px rgb(0 0 0 / 16%)",
          });
        },
        "Buttons and cards rise a little when they are pointed at.",
      ),
  },
  {
    send: "let the page fade in",
    words: [
      words(
        "fade|fades|animate*|animation*|slide in|slides in|einblenden|animier*|animé*|animazion*|animaci*|animaç*|animar*|animat*",
      ),
      words(
        "in|load|loads|page|sections?|cards?|content|appear*|everything|start|list|seite|opens?|entries|items",
      ),
    ],
    more: words(
      "let|make|the|a|add|some|nice|little|subtle|when|on|opens|it|should|smooth*|with|to|animations?",
    ),
    not: words(
      "hover|confetti|remove|gif|button|weather|rain|snow|icons?|logo|flip*|turn*|rotat*|timer|progress|background|done|tick|check",
    ),
    make: (files) =>
      withStyles(
        files,
        (css) =>
          css.includes("@keyframes appear")
            ? css
            : `${css.replace(/\n*$/, "\n")}\n@media (prefers-reduced-motion: no-preference) {\n  main {\n    animation: appear 0.5s ease-out both;\n  }\n}\n\n@keyframes appear {\n  from {\n    opacity: 0;\n    transform: translateY(0.5rem);\n  }\n}\n`,
        "What is on the page fades in when it opens.",
      ),
  },
  {
    send: "make the checkboxes bigger",
    words: [
      words(
        "check ?box(?:es)?|tick ?box(?:es)?|checks|kästchen|häkchen|cases à cocher|casillas|caselle",
      ),
      words(
        "bigger|larger|huge|round|rounder|rounded|circles?|größer|grösser|rund|green|red|blue|purple|pink|orange|colou?r*|plus grandes?|rondes?|más grandes|redond[ao]s|più grandi|rotond[ei]",
      ),
    ],
    more: words("make|the|and|a|bit|little|more|should|be|in|as|to|click|easier"),
    not: words("field|add|form|remove|replace|instead|square"),
    make(files, wish) {
      if (![...files.values()].some((text) => text.includes('type="checkbox"')))
        return unchanged("I found no checkboxes here.");
      const said = plainWords(wish);
      const isBig = /bigger|larger|huge|größer|grösser|plus grand|más grande|più grand/.test(said);
      const isRound = /round|circle|rund|rond|redond|rotond/.test(said);
      const colour = coloursIn(`make it ${said}`);
      const size = isBig ? "1.8rem" : "1.3rem";
      // What is ticked off day by day are buttons.
      const { styles } = shapeOf(files);
      if (isRound && /^\.day \{/m.test((styles && files.get(styles)) || ""))
        return withStyles(
          files,
          (css) => withRule(css, ".day", { "border-radius": "50%" }),
          "The boxes of the days are round now.",
        );
      const box = 'input[type="checkbox"]';
      return withStyles(
        files,
        (css) => {
          const sized = isBig ? withRule(css, `main ${box}`, { width: size, height: size }) : css;
          const coloured = colour?.accent
            ? withRule(sized, `main ${box}`, { "accent-color": colour.accent })
            : sized;
          if (!isRound) return coloured;
          const round = withRule(coloured, `main ${box}`, {
            appearance: "none",
            width: size,
            height: size,
            border: "2px solid var(--border)",
            "border-radius": "50%",
            background: "var(--surface)",
          });
          return withRule(round, `main ${box}:checked`, {
            "border-color": colour?.accent ?? "var(--accent)",
            background: `radial-gradient(circle, ${colour?.accent ?? "var(--accent)"} 55%, transparent 60%)`,
          });
        },
        `The checkboxes are ${[isRound ? "round" : "", isBig ? "bigger" : "", colour?.words[0] ?? ""].filter(Boolean).join(" and ")} now.`,
      );
    },
  },
  {
    send: "make the icons bigger",
    words: [
      words("icons?|emojis?|symbols?|symbole|icônes?|iconos?|icone|ícones"),
      words(
        "bigger|larger|huge|größer|grösser|plus grand(?:e?s)?|más grandes|più grandi|maiores|smaller|kleiner",
      ),
    ],
    more: words("make|the|weather|all|a|bit|much|way|should|be"),
    not: words("add|title|logo|footer|social"),
    make(files, wish) {
      const isLess = /smaller|kleiner/i.test(wish);
      return withStyles(
        files,
        (css) => {
          // A stylesheet has rules for icons that a page need not have.
          const drawn = new Set(partsOf(files).flatMap((part) => part.classes));
          const script = files.get("script.js") ?? files.get("src/main.ts") ?? "";
          const classes = ["icon", "emoji", "initial", "front"].filter(
            (name) =>
              new RegExp(`^\\.${name} \\{`, "m").test(css) &&
              (drawn.has(name) || new RegExp(`"(?:[\\w -]* )?${name}(?: [\\w -]*)?"`).test(script)),
          );
          return classes.reduce(
            (text, name) =>
              withRule(
                text,
                `.${name}`,
                name === "icon"
                  ? { width: isLess ? "1.1rem" : "2.4rem", height: isLess ? "1.1rem" : "2.4rem" }
                  : { "font-size": isLess ? "0.8em" : "1.6em" },
              ),
            css,
          );
        },
        `The icons are ${isLess ? "smaller" : "bigger"} now.`,
      );
    },
  },
];
