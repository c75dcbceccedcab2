import type { AppPart } from "./app-part";
import { eachTimes, FACTOR, givenTo, type Maker, type Ruled, times } from "./part-rule";

export const STEP = 1.25;
export const MUCH_STEP = 1.6;

export const sized =
  (direction: 1 | -1): Maker =>
  (part, css, { much, ofText }) => {
    const step = much ? MUCH_STEP : STEP;
    const by = direction > 0 ? step : 1 / step;
    const declarations: Record<string, string> = {};
    const scale = (property: string, fallback?: string) => {
      const value = givenTo(css, part.on, property) ?? fallback;
      if (value && value !== "auto" && value !== "none")
        declarations[property] = eachTimes(value, by);
    };
    const word = `${much ? "much " : ""}${direction > 0 ? "bigger" : "smaller"}`;
    if (part.look === "page") return null;
    if (part.look === "line" && part.wide) return wide(part, css, by, word);
    if (part.look === "line") return null;
    if (part.look === "size" && !ofText) {
      for (const property of ["width", "height", "max-width"]) scale(property);
      if (part.on === ".face" || part.on === ".arrow" || part.on === ".swap")
        scale("font-size", "1em");
    } else {
      // Texts with sizes of their own grow by themselves.
      if (!part.texts) scale("font-size", "1em");
      if (!ofText && (part.look === "button" || part.look === "card" || part.look === "box")) {
        scale("padding", /\.button/.test(part.on) ? "0.5rem 1.1rem" : undefined);
        scale("min-height");
      }
    }
    const rules = [{ on: part.on, declarations }];
    for (const on of part.texts ?? [])
      rules.push({
        on,
        declarations: { "font-size": times(givenTo(css, on, "font-size") ?? "1em", by) },
      });
    // Keys that share a row need a wider one to be larger.
    const row = part.look === "button" && part.wide ? wide(part, css, by, word) : null;
    rules.push(...(row?.rules ?? []));
    // Cards of a board share its width.
    if (part.on === ".board" && part.look === "group")
      return {
        rules: [
          {
            on: ".board",
            declarations: {
              "max-width": times(givenTo(css, ".board", "max-width") ?? "42rem", by),
              "margin-inline": "auto",
            },
          },
          ...(by > 1
            ? [
                {
                  on: ".table",
                  declarations: {
                    "max-width": times(givenTo(css, ".table", "max-width") ?? "46rem", by),
                  },
                },
              ]
            : []),
        ],
        said: [word],
      };
    if (part.on === ".tile")
      return {
        rules: [
          {
            on: ".table",
            declarations: {
              "max-width": times(givenTo(css, ".table", "max-width") ?? "46rem", by),
            },
          },
          {
            on: ".tile .front",
            declarations: {
              "font-size": eachTimes(givenTo(css, ".tile .front", "font-size") ?? "2.5rem", by),
            },
          },
        ],
        said: [`${word}, where there is room`],
      };
    // Larger digits need a larger ring around them, and days a wider grid.
    if (part.on === ".clock" && direction > 0)
      rules.push({
        on: ".dial",
        declarations: {
          width: `min(92vw, ${times(givenTo(css, ".dial", "width")?.replace(/^min\(92vw, (.*)\)$/, "$1") ?? "21rem", by)})`,
        },
      });
    return Object.keys(declarations).length > 0 ? { rules, said: [`${word}`] } : null;
  };

const PAGES = [".sheet", ".page", ".board-page", ".room", ".stage", ".kitchen", ".table", ".desk"];

/** How wide a part is, where another part decides. */
export function wide(part: AppPart, css: string, by: number, word: string): Ruled | null {
  const at = part.wide ?? { on: part.on, property: "max-width" };
  const value = (property: string) => givenTo(css, at.on, property);
  if (at.property === "lane") {
    const most = value("max-width") ?? "26rem";
    const basis = FACTOR.exec(most)
      ? times(most, by).replace("26rem", "17.5rem")
      : times("17.5rem", by);
    return {
      rules: [
        {
          on: at.on,
          declarations: { flex: `1 0 min(${basis}, 86vw)`, "max-width": times(most, by) },
        },
      ],
      said: [word],
    };
  }
  if (at.property === "first-column" || at.property === "second-column") {
    const columns = value("grid-template-columns") ?? "";
    const [first, second] = columns.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
    if (!first || !second) return null;
    const size = (column: string) =>
      column.replace(
        /(\d*\.?\d+)(rem|fr)/g,
        (_, n: string, unit: string) => `${Number((Number(n) * by).toFixed(2))}${unit}`,
      );
    const next =
      at.property === "first-column" ? `${size(first)} ${second}` : `${first} ${size(second)}`;
    // Below this all stands in one column.
    return {
      rules: [
        {
          on: `@media (min-width: 48.01rem)|${at.on}`,
          declarations: { "grid-template-columns": next },
        },
      ],
      said: [word],
    };
  }
  // What has no limit of its own is as wide as the page around it.
  const around = PAGES.find((page) => /\d/.test(givenTo(css, page, "max-width") ?? ""));
  if (by > 1 && part.look === "group" && value(at.property) === null && around)
    return {
      rules: [
        {
          on: around,
          declarations: { "max-width": times(givenTo(css, around, "max-width") ?? "", by) },
        },
      ],
      said: [`${word}, with the page around it`],
    };
  const now =
    value(at.property) ??
    (part.look === "page" ? "60rem" : part.look === "letters" || by > 1 ? null : "100%");
  if (now === null) return null;
  return {
    rules: [
      {
        on: at.on,
        declarations: { [at.property]: times(now, by) },
      },
    ],
    said: [word],
  };
}

/** As wide as what is around it. */
export const fullWidth: Maker = (part) => {
  if (part.look === "letters" || part.look === "line" || part.look === "size") return null;
  const around = part.wide?.property === "max-width" ? [part.wide.on] : [];
  return {
    rules: [...around, part.on].map((on) => ({
      on,
      declarations: {
        "max-width": "none",
        ...(part.look === "page" ? {} : { width: "100%", flex: "1 1 100%" }),
      },
    })),
    said: ["as wide as there is room"],
  };
};

export const stroked =
  (by: number): Maker =>
  (part, css) => {
    if (part.look === "line" || part.on === ".ring") {
      const on = part.on === ".ring" ? ".ring circle" : part.on;
      const now = Number.parseFloat(givenTo(css, on, "stroke-width") ?? "");
      if (Number.isFinite(now))
        return {
          rules: [{ on, declarations: { "stroke-width": String(Number((now * by).toFixed(1))) } }],
          said: [by > 1 ? "thicker" : "thinner"],
        };
      return null;
    }
    if (part.look !== "letters") return null;
    return {
      rules: [{ on: part.on, declarations: { "font-weight": by > 1 ? "800" : "300" } }],
      said: [by > 1 ? "thicker" : "thinner"],
    };
  };

export const tall =
  (by: number): Maker =>
  (part, css) => {
    if (part.look === "letters" || part.look === "line") return null;
    const property = ["min-height", "height"].find((name) =>
      /\d/.test(givenTo(css, part.on, name) ?? ""),
    );
    const declarations = property
      ? { [property]: times(givenTo(css, part.on, property) ?? "", by) }
      : {
          "padding-block": times(
            (givenTo(css, part.on, "padding") ?? "0.75rem").split(" ")[0] ?? "0.75rem",
            by > 1 ? 1.8 : 0.5,
          ),
        };
    return { rules: [{ on: part.on, declarations }], said: [by > 1 ? "taller" : "flatter"] };
  };
