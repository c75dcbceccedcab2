import { edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { form, OPENS, type Sentence } from "./sentence";

const PHONE = "(?:on|for) (?:(?:the|my|a|our|small) )*(?:phones?|mobiles?|screens?)";
const EACH = "(?:(?:each|every|all|the|single) )*(?:expenses?|entry|entries|items?|list|rows?)";
const MARK = "/* On a phone each entry is a card of its own. */";

/** A list whose rows are cards where the screen is narrow. */
export const CARDS_ON_PHONES: readonly Sentence[] = [
  {
    forms: [
      form(
        `${OPENS}${PHONE},? (?:show|make|display|have|turn|let) ${EACH} (?:(?:look|be|more) )*(?:as|like|be|into) (?:an? )?cards?`,
      ),
      form(
        `${OPENS}(?:show|make|display|have|turn|let) ${EACH} (?:(?:look|be|more) )*(?:as|like|be|into) (?:an? )?cards? ${PHONE}`,
      ),
    ],
    make(files) {
      const { styles } = shapeOf(files);
      const css = styles ? (files.get(styles) ?? "") : "";
      const isListed = (files.get("src/App.tsx") ?? "").includes('<ul className="card entries">');
      if (!styles || !isListed) return null;
      if (css.includes(MARK)) return there("On a phone each entry is a card of its own already.");
      const rules = `@media (max-width: 40rem) {
  ${MARK}
  .entries {
    display: grid;
    gap: 0.75rem;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }

  .entries li,
  .entries li + li {
    flex-wrap: wrap;
    padding: 1rem;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
  }

  .entries .entry-text {
    flex-basis: 100%;
  }
}`;
      return edited(
        new Map([[styles, `${css.trimEnd()}\n\n${rules}\n`]]),
        "On screens as small as a phone's each entry is a card of its own.",
      );
    },
  },
];
