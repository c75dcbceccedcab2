import type { FileTree } from "~/projects/files";
import type { AskedColours } from "../match/colours";
import { COLOUR_NAMES } from "../theme/names";
import { oklchOf } from "../theme/oklch";
import { colourTokens, inkOn, toward } from "../theme/theme";
import { type EditResult, edited, unchanged } from "./edit";
import { pageOf } from "./page/page-model";
import { shapeOf } from "./project";
import { readTokens, writeTokens } from "./tokens";

/** Names under which other stylesheets keep their main colour. */
const ACCENTS = [
  "--accent",
  "--primary",
  "--color-primary",
  "--primary-color",
  "--brand",
  "--color-accent",
  "--accent-color",
  "--main-color",
  "--theme-color",
  "--brand-color",
];
const INKS = [
  "--on-accent",
  "--on-primary",
  "--primary-foreground",
  "--accent-foreground",
  "--accent-contrast",
];
const GROUNDS = [
  "--bg",
  "--background",
  "--background-color",
  "--bg-color",
  "--color-bg",
  "--page-bg",
];

/** Gives the project other colours, with every text still readable on them. */
export function recolour(
  files: FileTree,
  asked: AskedColours | null,
  scheme: "dark" | "light" | "auto" | null,
): EditResult {
  const colours = withDeepBlack(asked);
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const tokens = readTokens(css);
  if (!styles || tokens.size === 0) {
    return unchanged(
      "I look for colours as custom properties in a `:root { … }` block of a stylesheet (such as `--accent`), and this project has none.",
    );
  }
  const wanted = colours?.words.join(" and ") ?? "";
  const own = tokens.has("--accent-ink") && tokens.has("--raised");
  if (own) {
    const current = firstColour(tokens.get("--accent") ?? "");
    const keptScheme = scheme ?? keptSchemeOf(tokens.get("color-scheme"), colours);
    const onlyBackground = colours?.background && !colours.accent;
    if (onlyBackground && colours?.background && scheme === null && !pageOf(files)) {
      const ground = groundAlone(tokens, colours.background, keptScheme);
      const next = writeTokens(css, ground);
      if (next === css) return unchanged("The background is that already.");
      return edited(
        new Map([[styles, next]]),
        `The background of the page is ${wanted.replace(/ background$/u, "")} now; buttons and all else keep their colours.`,
      );
    }
    // A lighter theme or another ground is no wish for another second colour.
    const isKept = !colours?.accent;
    const values: Record<string, string> = colourTokens({
      accent: colours?.accent ?? current ?? "#4b48d6",
      second:
        colours?.second ??
        (isKept ? firstColour(tokens.get("--second") ?? "") : groundAsSecond(colours)),
      background: colours?.background,
      scheme: keptScheme,
    });
    const kept = tokens.get("--second");
    if (!colours && kept) values["--second"] = kept;
    const isApp = pageOf(files) === null;
    const plain = writeTokens(isApp ? withoutSecond(css) : css, values);
    const next =
      isApp && colours?.accent && colours.second
        ? withSecond(plain, values, isWhite(colours.second) ? "--accent-ink" : "--second")
        : plain;
    if (next === css) return unchanged("The colours are that already.");
    const withIt =
      !isApp &&
      colours?.accent &&
      !colours.second &&
      !groundAsSecond(colours) &&
      values["--second"] !== tokens.get("--second")
        ? " The second colour is one that goes with it."
        : "";
    return edited(new Map([[styles, next]]), saidOf(wanted, scheme) + withIt);
  }
  if (!colours)
    return unchanged("This stylesheet was not made for switching between light and dark.");
  const values: Record<string, string> = {};
  const accent = ACCENTS.find((name) => tokens.has(name));
  if (colours.accent && accent) {
    values[accent] = colours.accent;
    const ink = INKS.find((name) => tokens.has(name));
    if (ink) values[ink] = inkOn(colours.accent);
  }
  const ground = GROUNDS.find((name) => tokens.has(name));
  if (colours.background && ground) values[ground] = colours.background;
  if (Object.keys(values).length === 0) {
    return unchanged(
      `The stylesheet has no variable I know for that colour (I look for ${ACCENTS.slice(0, 3).join(", ")} and ${GROUNDS[0]}).`,
    );
  }
  return edited(new Map([[styles, writeTokens(css, values)]]), saidOf(wanted, null));
}

const SECOND = "/* The second colour, on the headings. */";
/** The headings of an app in its second colour, as far as that can be read there. */
const SECOND_RULE = new RegExp(`\\n+${SECOND.replace(/[/*.]/g, "\\$&")}\\n[^}]*\\}\\n?`, "u");
const withoutSecond = (css: string) => css.replace(SECOND_RULE, "\n");

/** White letters on a light ground would be grey: "navy and white" has its headings in navy. */
const isWhite = (hex: string) => oklchOf(hex).l > WHITE && oklchOf(hex).c < NEUTRAL;
const WHITE = 0.9;
const NEUTRAL = 0.03;

/** An app has little of its second colour: where two are asked for, its headings have the other one. */
function withSecond(css: string, tokens: Record<string, string>, of: string): string {
  const sides = (name: string) => (tokens[name] ?? "").match(/#[0-9a-f]{6}\b/giu) ?? [];
  const [second = "", own = second] = sides(of);
  // Each is the ground on which letters are the harder to read.
  const [light = ""] = sides("--bg");
  const dark = sides("--surface")[1] ?? light;
  if (!second || !light) return css;
  const ink = `light-dark(${toward(second, light, READABLE, -1)}, ${toward(own, dark, READABLE, 1)})`;
  return `${css.trimEnd()}\n\n${SECOND}\nh1,\nh2 {\n  color: ${ink};\n}\n`;
}

/** Colours of letters that stand on the ground itself. */
const LETTERS = ["--text", "--muted", "--accent-ink", "--danger"];
const READABLE = 4.5;

/**
 * The ground in another colour, and letters only as far as they could not be read on it. The other side of each stays what it was:
 * a switch between light and dark finds it.
 */
function groundAlone(
  tokens: ReadonlyMap<string, string>,
  ground: string,
  scheme: "auto" | "dark" | "light",
): Record<string, string> {
  const isDark = scheme === "dark";
  const withSide = (name: string, change: (own: string) => string): [string, string][] => {
    const sides = tokens.get(name)?.match(/#[0-9a-f]{3,6}\b/giu) ?? [];
    const [light = ground, dark = light] = sides;
    return [
      [
        name,
        isDark ? `light-dark(${light}, ${change(dark)})` : `light-dark(${change(light)}, ${dark})`,
      ],
    ];
  };
  const letters = LETTERS.filter((name) => tokens.has(name)).flatMap((name) =>
    withSide(name, (own) => toward(own, ground, READABLE, isDark ? 1 : -1)),
  );
  return Object.fromEntries([
    ["color-scheme", scheme],
    ...withSide("--bg", () => ground),
    ...letters,
  ]);
}

/** Black under all of a page is black; that of letters and buttons is a softer one. */
function withDeepBlack(asked: AskedColours | null): AskedColours | null {
  return asked?.background && asked.background === COLOUR_NAMES.black
    ? { ...asked, background: "#000000" }
    : asked;
}

/** "Brown and cream": a ground with a colour is the second of both, so that no third comes in that nobody named. */
function groundAsSecond({ background }: AskedColours): string | undefined {
  return background && oklchOf(background).c > 0.02 ? background : undefined;
}

/** The first hex colour of a value: the light one of `light-dark(#a, #b)`. */
function firstColour(value: string): string | undefined {
  return /#[0-9a-f]{3,6}\b/i.exec(value)?.[0];
}

function keptSchemeOf(
  value: string | undefined,
  colours: AskedColours | null,
): "auto" | "dark" | "light" {
  // Said of the ground, a colour is meant for every device: a black page is black in daylight.
  if (colours?.background) return oklchOf(colours.background).l < 0.55 ? "dark" : "light";
  return value === "dark" || value === "light" ? value : "auto";
}

function saidOf(wanted: string, scheme: string | null): string {
  const theme =
    scheme === "auto"
      ? "follows the device's light or dark setting"
      : scheme
        ? `always uses the ${scheme} theme`
        : "";
  if (!wanted) return `The app now ${theme}.`;
  return `Recoloured to ${wanted}${theme ? `; it ${theme}` : ""}. Text colours were recomputed to stay readable.`;
}
