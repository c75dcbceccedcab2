import { contrastOf, hexOf, type Oklch, oklchOf } from "./oklch";

/** WCAG 2.2 AA for text; a little above 4.5 so that rounding to bytes never falls below. */
const TEXT_CONTRAST = 4.6;
/** Below this a filled button melts into a dark page. */
const FILL_CONTRAST_ON_DARK = 2.2;

/** White text from here up is worth a slightly darker fill. */
const NEARLY = 3.8;

export interface ThemeRequest {
  /** Main colour, hex. */
  accent: string;
  /** Companion for charts and gradients, hex; derived from the accent when absent. */
  second?: string;
  /** Page background asked for by the person, hex. */
  background?: string;
  scheme: "auto" | "light" | "dark";
}

/** Colour tokens of a generated app: custom property name → CSS value. */
export type ColourTokens = Record<string, string>;

/**
 * Computes every colour token from what was asked. Text, muted text, links and text on filled
 * buttons reach 4.5:1 in light and in dark, whatever the accent.
 */
export function colourTokens(request: ThemeRequest): ColourTokens {
  const accent = oklchOf(request.accent);
  const background = request.background ? oklchOf(request.background) : null;
  const tint = background ?? accent;
  // A ground that was asked for gives its hue to the others, however faint: cream beside blue clashes.
  const hue = tint.c < (background ? 0.004 : 0.02) ? accent.h : tint.h;
  const tinted = accent.c < 0.03 && !background ? 0.2 : 1;
  const strong = background ? Math.min(0.06, background.c) : 0;
  // Dark grounds take less of a colour that was asked for: brown for cream would be too much.
  const shade = (l: number, c: number) =>
    hexOf({ l, c: c * tinted + strong * (l < 0.5 ? 0.25 : 0.7), h: hue });

  const wantsDark = request.scheme === "dark" || (background !== null && background.l < 0.5);
  const light = {
    // A ground of middle lightness is lightened until dark letters stand out on it.
    bg:
      background && background.l >= 0.5
        ? hexOf({ ...background, l: Math.max(background.l, 0.84) })
        : shade(0.98, 0.005),
    surface: background ? shade(0.99, 0.004) : "#ffffff",
    raised: shade(0.952, 0.009),
    border: shade(0.885, 0.014),
    text: shade(0.23, 0.018),
    muted: shade(0.46, 0.02),
    danger: "#b3261e",
  };
  const dark = {
    bg: background && background.l < 0.4 ? hexOf(background) : shade(0.185, 0.014),
    surface: shade(0.235, 0.016),
    raised: shade(0.29, 0.018),
    border: shade(0.36, 0.02),
    text: shade(0.955, 0.008),
    muted: shade(0.77, 0.016),
    danger: "#ff9d94",
  };
  const second = request.second ?? hexOf(companionOf(accent));
  const fill = nudged(hexOf(accent));
  const fillDark = nudged(toward(request.accent, dark.surface, FILL_CONTRAST_ON_DARK, 1));
  const pair = (a: string, b: string) => `light-dark(${a}, ${b})`;
  const lightest = [light.bg, light.surface, light.raised];
  const darkest = [dark.bg, dark.surface, dark.raised];
  return {
    "color-scheme":
      wantsDark && request.scheme !== "light"
        ? "dark"
        : request.scheme === "light"
          ? "light"
          : "light dark",
    "--accent": pair(fill, fillDark),
    "--on-accent": pair(inkOn(fill), inkOn(fillDark)),
    "--accent-ink": pair(
      legible(request.accent, lightest, -1),
      legible(request.accent, darkest, 1),
    ),
    "--second": pair(toward(second, light.surface, 3, -1), toward(second, dark.surface, 3, 1)),
    "--bg": pair(light.bg, dark.bg),
    "--surface": pair(light.surface, dark.surface),
    "--raised": pair(light.raised, dark.raised),
    "--border": pair(light.border, dark.border),
    "--text": pair(legible(light.text, lightest, -1), legible(dark.text, darkest, 1)),
    "--muted": pair(legible(light.muted, lightest, -1), legible(dark.muted, darkest, 1)),
    "--danger": pair(legible(light.danger, lightest, -1), legible(dark.danger, darkest, 1)),
  };
}

/** A neighbour on the colour wheel; warm colours turn to pink, since the other way lies olive. */
function companionOf({ c, h }: Oklch): Oklch {
  const isWarm = h > 20 && h < 130;
  return { l: 0.68, c: Math.max(0.1, c), h: h + (isWarm ? -50 : 55) };
}

/** Darkens a fill on which white nearly reads until it does: a small shift, a calmer button. */
function nudged(fill: string): string {
  return contrastOf("#ffffff", fill) >= NEARLY ? toward(fill, "#ffffff", TEXT_CONTRAST, -1) : fill;
}

/** Black or white-ish text for a filled area: whichever reads better, white where it suffices. */
export function inkOn(fill: string): string {
  return contrastOf("#ffffff", fill) >= TEXT_CONTRAST ? "#ffffff" : "#14110f";
}

function legible(colour: string, grounds: string[], direction: 1 | -1): string {
  return grounds.reduce((hex, ground) => toward(hex, ground, TEXT_CONTRAST, direction), colour);
}

/** Moves a colour's lightness step by step until it reaches the contrast against a ground. */
export function toward(hex: string, ground: string, contrast: number, direction: 1 | -1): string {
  const colour = oklchOf(hex);
  let result = hexOf(colour);
  while (contrastOf(result, ground) < contrast && colour.l > 0 && colour.l < 1) {
    colour.l = Math.min(1, Math.max(0, colour.l + direction * 0.01));
    result = hexOf(colour);
  }
  return result;
}
