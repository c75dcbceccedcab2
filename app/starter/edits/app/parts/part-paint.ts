import { COLOUR_NAMES } from "../../../theme/names";
import { oklchOf } from "../../../theme/oklch";
import { colourTokens, inkOn } from "../../../theme/theme";
import type { AppPart } from "./app-part";
import type { Maker } from "./part-rule";

/** White letters are a soft one; a ground that is to be white is white. */
const groundOf = (hex: string) => (hex === COLOUR_NAMES.white ? "#ffffff" : hex);

const filled = (hex: string): Record<string, string> => ({
  background: hex,
  "border-color": hex,
  color: inkOn(hex),
});

/** A ground in a colour, and the tokens of what stands on it, so that all of it can be read. */
export const PALETTE_OF_BOX = (hex: string): Record<string, string> => {
  const ink = inkOn(hex);
  return {
    ...filled(hex),
    "--text": ink,
    "--muted": `color-mix(in oklab, ${ink} 78%, ${hex})`,
    "--accent-ink": ink,
    "--raised": `color-mix(in oklab, ${ink} 10%, ${hex})`,
  };
};

/** A ground and letters of two colours that were said. What has no ground of its own gets room around what it holds. */
export const inked: Maker = (part, _css, { looks, ink }) => {
  const ground =
    looks.colours[0] ??
    (looks.scheme === "dark"
      ? { hex: "#1f2126", word: "dark" }
      : { hex: "#f4f4f1", word: "light" });
  if (!ink || part.look === "page" || part.look === "line") return null;
  return {
    rules: [
      {
        on: part.on,
        declarations: {
          ...PALETTE_OF_BOX(ground.hex),
          color: ink.hex,
          "--text": ink.hex,
          "--muted": ink.hex,
          "--accent-ink": ink.hex,
          ...roomFor(part),
        },
      },
    ],
    said: [`${ground.word} with ${ink.word} letters`],
  };
};

const roomFor = (part: AppPart): Record<string, string> =>
  part.isBare || part.look === "letters"
    ? { padding: "0.75rem 1rem", "border-radius": "var(--radius)" }
    : {};

export const coloured: Maker = (part, _css, { looks, ofText, gradient }) => {
  const [colour, other] = looks.colours;
  if (!colour || part.look === "page") return null;
  const { hex, word } = colour;
  if (gradient && other) {
    if (part.look === "letters" || part.look === "line") return null;
    return {
      rules: [
        {
          on: part.on,
          declarations: {
            ...PALETTE_OF_BOX(hex),
            background: `linear-gradient(160deg, ${hex}, ${other.hex})`,
          },
        },
      ],
      said: [`filled from ${word} to ${other.word}`],
    };
  }
  const isBorder = looks.looks.some((look) => /border/.test(look));
  if (isBorder) return null;
  if (part.look === "line")
    return {
      rules: [
        {
          on: part.ink ?? part.on,
          declarations: {
            stroke: hex,
            "border-color": hex,
            ...(/icon|area/.test(part.on) ? { fill: hex } : {}),
          },
        },
      ],
      said: [word],
    };
  const isFilled =
    looks.of === "background" ||
    (!ofText &&
      part.look !== "letters" &&
      !(part.look === "size" && /check|input|ring/.test(part.on)));
  if (isFilled)
    return {
      rules: [
        {
          on: part.on,
          declarations:
            part.look === "button"
              ? filled(groundOf(hex))
              : {
                  ...PALETTE_OF_BOX(groundOf(hex)),
                  ...(part.stripe ? { [part.stripe]: "var(--accent)" } : {}),
                  ...(part.isBare ? roomFor(part) : {}),
                },
        },
      ],
      said: [looks.of === "background" ? `on ${word}` : word],
    };
  if (part.look === "size")
    return {
      rules: [
        { on: part.on, declarations: { "accent-color": hex, color: hex } },
        ...(part.on === ".ring" ? [{ on: ".ring .ring-done", declarations: { stroke: hex } }] : []),
      ],
      said: [word],
    };
  const ink = colourTokens({ accent: hex, scheme: "auto" })["--accent-ink"] ?? hex;
  return {
    rules: [{ on: part.on, declarations: { color: ink } }],
    said: [isNear(ink, hex) ? word : `${word}, as far as it can be read there`],
  };
};

/** Whether letters have nearly the lightness that was said. */
function isNear(ink: string, hex: string): boolean {
  const inks = ink.match(/#[0-9a-f]{6}/gi) ?? [];
  return inks.every((one) => Math.abs(oklchOf(one).l - oklchOf(hex).l) < 0.12);
}
