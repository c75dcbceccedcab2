import { givenTo, type Maker, type Rule, times } from "./part-rule";

export const plain =
  (declarations: Record<string, string>, said: string): Maker =>
  (part) => ({ rules: [{ on: part.on, declarations }], said: [said] });

export const rounded =
  (how: "more" | "less" | "not" | "pill"): Maker =>
  (part, css) => {
    if (part.look === "letters" || part.look === "page") return null;
    const now = givenTo(css, part.on, "border-radius") ?? "var(--radius)";
    const on = part.look === "group" && part.group ? part.group : part.on;
    const isPlain = now === "0" || now === "0px";
    const value =
      how === "not"
        ? "0"
        : how === "pill"
          ? part.on === ".day" || part.on === ".tile"
            ? "50%"
            : "999px"
          : isPlain
            ? "var(--radius)"
            : times(now, how === "more" ? 1.8 : 0.5);
    const said = {
      more: "rounder at the corners",
      less: "less round",
      not: "square at the corners",
      pill: "round",
    }[how];
    // A circle is as high as it is wide.
    const shape: Record<string, string> =
      how === "pill" && part.on === ".day"
        ? { "aspect-ratio": "1", "align-content": "center", padding: "0" }
        : {};
    return { rules: [{ on, declarations: { "border-radius": value, ...shape } }], said: [said] };
  };

export const aligned =
  (side: "left" | "right" | "center"): Maker =>
  (part) => {
    // A card that is to stand on a side is to be moved.
    if (part.look === "card") return null;
    if (
      side !== "center" &&
      part.look === "box" &&
      part.group === undefined &&
      /tray|bar/.test(part.on)
    )
      return null;
    const rules: Rule[] = [
      {
        on: part.on,
        declarations: {
          "text-align": side,
          ...(part.look === "letters" || part.look === "page"
            ? {}
            : { "justify-content": side === "center" ? "center" : side }),
        },
      },
    ];
    if (part.row)
      rules.push({
        on: part.row,
        declarations: {
          "justify-content":
            side === "center" ? "center" : side === "right" ? "flex-end" : "space-between",
          "text-align": side,
        },
      });
    return { rules, said: [side === "center" ? "in the middle" : `aligned to the ${side}`] };
  };

export const outlined: Maker = (part) =>
  part.look === "letters" || part.look === "line" || part.look === "page"
    ? null
    : {
        rules: [
          {
            on: part.on,
            declarations: {
              background: "transparent",
              border: "2px solid var(--accent-ink)",
              color: "var(--accent-ink)",
            },
          },
        ],
        said: ["outlined and not filled"],
      };

export const striped: Maker = (part) =>
  part.look === "box" || part.look === "card" || part.look === "group"
    ? {
        rules: [
          {
            on: stripeOf(part.on, part.look === "group"),
            declarations: { background: "color-mix(in oklab, var(--accent) 9%, var(--surface))" },
          },
        ],
        said: ["shaded every second time"],
      }
    : null;
/** Rows of a table, what a group holds, or each second of several. */
const stripeOf = (on: string, isGroup: boolean) =>
  on === "tbody td" || on === ".table-wrap"
    ? "tbody tr:nth-child(even) td"
    : isGroup
      ? `${on} > :nth-child(even)`
      : `${on}:nth-child(even)`;

export const BORDER: Maker = (part, _css, { looks }) => {
  const colour = looks.colours[0];
  const width = looks.looks.some((look) => /thick/.test(look)) ? 3 : 1;
  return part.look === "line"
    ? null
    : {
        rules: [
          {
            on: part.on,
            declarations: { border: `${width}px solid ${colour?.hex ?? "var(--accent-ink)"}` },
          },
        ],
        said: [`framed${colour ? ` in ${colour.word}` : ""}`],
      };
};
