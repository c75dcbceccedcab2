import { colourTokens, type ThemeRequest } from "./theme";

export type Tone = "plain" | "playful" | "minimal" | "professional" | "retro";

interface ToneTokens {
  font: string;
  heading: string;
  radius: string;
  shadow: string;
}

const SOFT_SHADOW = "0 1px 2px rgb(0 0 0 / 6%), 0 10px 30px rgb(0 0 0 / 6%)";

/** What a tone means in tokens: the bundled font that every app links, or fonts of the system. */
export const TONES: Record<Tone, ToneTokens> = {
  plain: {
    font: '"Figtree", system-ui, "Segoe UI", Roboto, sans-serif',
    heading: "var(--font)",
    radius: "12px",
    shadow: SOFT_SHADOW,
  },
  playful: {
    font: 'ui-rounded, "SF Pro Rounded", "Nunito", "Quicksand", "Trebuchet MS", system-ui, sans-serif',
    heading: "var(--font)",
    radius: "22px",
    shadow: "0 4px 0 rgb(0 0 0 / 10%), 0 14px 30px rgb(0 0 0 / 8%)",
  },
  minimal: {
    font: '"Helvetica Neue", Helvetica, Arial, system-ui, sans-serif',
    heading: "var(--font)",
    radius: "3px",
    shadow: "none",
  },
  professional: {
    font: '"Segoe UI", system-ui, Roboto, sans-serif',
    heading: 'Georgia, "Iowan Old Style", "Times New Roman", serif',
    radius: "6px",
    shadow: "0 1px 3px rgb(0 0 0 / 10%)",
  },
  retro: {
    font: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    heading: "var(--font)",
    radius: "0px",
    shadow: "4px 4px 0 rgb(0 0 0 / 18%)",
  },
};

/** How a page's headings and texts are set, where that is not the tone's. */
export interface Typesetting {
  heading: string;
  text: string;
  /** Of headings: weight and letter-spacing. */
  weight: number;
  spacing: string;
  radius: string;
}

/**
 * The one `:root` block of an app: every colour, size and font it uses.
 *
 * @param type fonts of the page's own, which a tone then leaves alone
 */
export function rootBlock(theme: ThemeRequest, toneName: Tone, type?: Typesetting): string {
  const { "color-scheme": scheme, ...colours } = colourTokens(theme);
  const tone = TONES[toneName];
  const lines = [
    `color-scheme: ${scheme};`,
    ...Object.entries(colours).map(([name, value]) => `${name}: ${value};`),
    `--font: ${type?.text ?? tone.font};`,
    `--font-heading: ${type?.heading ?? tone.heading};`,
    "--font-size: 100%;",
    `--radius: ${type?.radius ?? tone.radius};`,
    `--shadow: ${tone.shadow};`,
    ...(type ? [`--heading-weight: ${type.weight};`, `--heading-spacing: ${type.spacing};`] : []),
  ];
  return `:root {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}
