import { eachTimes, givenTo, type Maker } from "./part-rule";

export const spread =
  (by: number): Maker =>
  (part, css, asked) => {
    const on = part.group ?? (part.look === "group" || part.look === "page" ? part.on : null);
    if (on) {
      const gap = givenTo(css, on, "gap") ?? "0.5rem";
      return {
        rules: [{ on, declarations: { gap: eachTimes(gap, by) } }],
        said: [by > 1 ? "further apart" : "closer together"],
      };
    }
    return padded(by)(part, css, asked);
  };

/** More or less room between the edge of a part and what it holds. */
export const padded =
  (by: number): Maker =>
  (part, css) => {
    if (part.look === "letters" || part.look === "line") return null;
    const padding = givenTo(css, part.on, "padding") ?? "0.75rem";
    return {
      rules: [{ on: part.on, declarations: { padding: eachTimes(padding, by) } }],
      said: [by > 1 ? "roomier" : "tighter"],
    };
  };

export const columns: Maker = (part, css, { looks }) => {
  const on = part.group ?? (part.look === "group" ? part.on : null);
  if (!on || !looks.columns || looks.columns > 6) return null;
  const gap = givenTo(css, on, "gap")?.split(" ").at(-1) ?? "1rem";
  const n = looks.columns;
  const least = n === 1 ? "100%" : `max(9rem, (100% - ${n - 1} * ${gap}) / ${n})`;
  return {
    rules: [
      {
        on,
        declarations: {
          display: "grid",
          "grid-template-columns": `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
        },
      },
    ],
    said: [n === 1 ? "below each other" : `${n} beside each other, where there is room`],
  };
};
