import { hexOf, oklchOf } from "../../../theme/oklch";
import { TONES } from "../../../theme/tones";
import type { MoodName } from "./mood-words";

/** What a mood sets: variables of the page, colours to compute the others from, fonts and rules of its own. */
export interface Mood {
  tokens?: Readonly<Record<string, string>>;
  /** The new main colour and ground, from the main colour that the page has. */
  colours?: (accent: string) => { accent: string; second?: string; background?: string };
  /** The weight of headings that are bolder, or not as bold. */
  weight?: { most: number } | { least: number };
  scheme?: "dark" | "light";
  /** Files of bundled families. */
  fonts?: readonly string[];
  rules?: string;
  /** As it is told: what the page is made. */
  named: string;
  /** What is another than before, as it is told. */
  said: string;
}

const SANS = "system-ui, sans-serif";
const SERIF = 'Georgia, "Times New Roman", serif';
/** Sections with this much more or less room than the page gives them. */
const roomy = (low: string, middle: string, high: string) =>
  `:root .section {\n  padding-block: clamp(${low}, ${middle}, ${high});\n}\n`;
/** Sections with the ground of the page: in some layouts the story stands on a coloured one, in letters that go with it. */
const PLAIN_SECTION = ":root main > .section:not(.section-story)";
const EVERY_SECOND = `${PLAIN_SECTION}:nth-of-type(even)`;
const SOFT_SHADOW = "0 1px 2px rgb(0 0 0 / 5%), 0 18px 44px rgb(0 0 0 / 9%)";

/** A colour with more or less strength: its lightness and hue stay. */
function stronger(hex: string, factor: number, least: number): string {
  const colour = oklchOf(hex);
  return hexOf({ ...colour, c: Math.min(0.25, Math.max(least, colour.c * factor)) });
}

/** A colour that is warm already stays; any other becomes a brick red. */
function warmed(hex: string): string {
  const { c, h } = oklchOf(hex);
  const hue = (h + 360) % 360;
  return c > 0.05 && (hue < 95 || hue > 345) ? hex : "#b0522d";
}

const natural = (hex: string) => {
  const { c, h } = oklchOf(hex);
  return c > 0.03 && h > 100 && h < 160 ? hex : "#4f6b3a";
};

/** Each mood as looks that a stylesheet can give; no text of a page is touched. */
export const MOOD_LOOKS: Readonly<Record<MoodName, Mood>> = {
  modern: {
    named: "more modern",
    fonts: ["plus-jakarta-sans"],
    tokens: {
      "--font": `"Plus Jakarta Sans", ${SANS}`,
      "--font-heading": "var(--font)",
      "--radius": "16px",
      "--shadow": SOFT_SHADOW,
      "--heading-weight": "750",
      "--heading-spacing": "-0.04em",
    },
    rules: `:root .button {\n  border-radius: 99px;\n}\n\n${roomy("4rem", "10vw", "7.5rem")}`,
    said: "a sans serif for all text, rounder corners and buttons, soft shadows and more room",
  },
  warm: {
    named: "warmer",
    colours: (accent) => ({ accent: warmed(accent), second: "#e0a458", background: "#fbf3e6" }),
    tokens: { "--radius": "18px", "--shadow": "0 10px 30px rgb(90 50 20 / 9%)" },
    said: "a cream ground, warm colours and rounder corners",
  },
  friendly: {
    named: "friendlier",
    fonts: ["fredoka", "nunito"],
    tokens: {
      "--font": `"Nunito", ${SANS}`,
      "--font-heading": `"Fredoka", ${SANS}`,
      "--radius": "22px",
      "--heading-weight": "600",
      "--heading-spacing": "-0.01em",
    },
    said: "rounded letters and round corners",
  },
  calm: {
    named: "calmer",
    colours: (accent) => ({ accent: stronger(accent, 0.55, 0.03) }),
    tokens: { "--shadow": "none", "--heading-spacing": "-0.01em" },
    weight: { most: 500 },
    rules:
      ":root .hero h1,\n:root .headline {\n  font-size: clamp(1.8rem, 4vw, 2.75rem);\n}\n\n:root :is(h1, h2, h3, .brand, .headline) {\n  text-transform: none;\n}\n",
    said: "softer colours, a smaller headline and no shadows",
  },
  lively: {
    named: "livelier",
    colours: (accent) => {
      const main = stronger(accent, 1.5, 0.17);
      const { l, h } = oklchOf(main);
      return { accent: main, second: hexOf({ l: Math.max(0.7, l), c: 0.17, h: h + 150 }) };
    },
    weight: { least: 750 },
    rules: `:root main > .section {\n  border-top: 0.5rem solid var(--accent);\n}\n\n${EVERY_SECOND} {\n  border-top-color: var(--second);\n  background: var(--raised);\n}\n\n${PLAIN_SECTION} h2 {\n  color: var(--accent-ink);\n}\n`,
    said: "stronger colours, a second one beside the first, coloured headings and coloured bars above the sections",
  },
  airy: {
    named: "airier",
    tokens: { "--shadow": "none" },
    weight: { most: 500 },
    rules: `${roomy("5rem", "12vw", "9rem")}\n:root :is(main, footer) {\n  line-height: 1.75;\n}\n\n:root .card,\n:root .tile {\n  border-color: transparent;\n}\n`,
    said: "more room around the sections and between the lines, no shadows and no borders of cards",
  },
  rich: {
    named: "fuller",
    rules: `body {\n  --page: 92rem;\n}\n\n${roomy("2.5rem", "5vw", "4rem")}\n${EVERY_SECOND} {\n  background: var(--raised);\n}\n\n@media (min-width: 64rem) {\n  :root main {\n    font-size: 1.1875rem;\n  }\n}\n`,
    said: "a wider page, larger text on large screens, less room between the sections and every second one on a ground of its own",
  },
  elegant: {
    named: "more elegant",
    fonts: ["cormorant-garamond", "jost"],
    tokens: {
      "--font": `"Jost", ${SANS}`,
      "--font-heading": `"Cormorant Garamond", ${SERIF}`,
      "--radius": "2px",
      "--shadow": "none",
      "--heading-weight": "500",
      "--heading-spacing": "-0.01em",
    },
    rules: roomy("4.5rem", "10vw", "8rem"),
    said: "Cormorant Garamond for the headings and Jost for the text, fine corners, no shadows and more room",
  },
  playful: {
    named: "more playful",
    fonts: ["fredoka", "nunito"],
    tokens: {
      "--font": `"Nunito", ${SANS}`,
      "--font-heading": `"Fredoka", ${SANS}`,
      "--radius": "26px",
      "--shadow": TONES.playful.shadow,
      "--heading-weight": "650",
    },
    colours: (accent) => ({ accent: stronger(accent, 1.3, 0.15) }),
    rules: `:root .button:hover {\n  rotate: -2deg;\n}\n\n${EVERY_SECOND} {\n  background: var(--raised);\n}\n`,
    said: "rounded letters, round corners, brighter colours and buttons that tilt when they are pointed at",
  },
  serious: {
    named: "more serious",
    fonts: ["newsreader", "public-sans"],
    tokens: {
      "--font": `"Public Sans", ${SANS}`,
      "--font-heading": `"Newsreader", ${SERIF}`,
      "--radius": "4px",
      "--shadow": TONES.professional.shadow,
      "--heading-weight": "500",
      "--heading-spacing": "-0.02em",
    },
    colours: (accent) => ({ accent: stronger(accent, 0.75, 0.04) }),
    said: "a book serif for the headings, small corners and quieter colours",
  },
  festive: {
    named: "more festive",
    rules:
      'body::before {\n  content: "";\n  position: fixed;\n  z-index: -1;\n  inset: 0;\n  background-image:\n    radial-gradient(circle, var(--second) 0 2px, transparent 3px),\n    radial-gradient(circle, var(--accent) 0 1.5px, transparent 2.5px),\n    radial-gradient(circle, #f3c64b 0 2px, transparent 3px);\n  background-position: 0 0, 30px 44px, 62px 18px;\n  background-size: 97px 89px, 71px 83px, 113px 101px;\n  pointer-events: none;\n}\n\n@media (prefers-reduced-motion: no-preference) {\n  body::before {\n    animation: twinkle 2.4s ease-in-out infinite alternate;\n  }\n}\n\n@keyframes twinkle {\n  from {\n    opacity: 0.35;\n  }\n}\n',
    colours: (accent) => ({ accent: stronger(accent, 1.2, 0.14) }),
    said: "dots of glitter that twinkle behind the page, and brighter colours",
  },
  vintage: {
    named: "more old-fashioned",
    fonts: ["newsreader"],
    tokens: {
      "--font": `"Newsreader", ${SERIF}`,
      "--font-heading": "var(--font)",
      "--radius": "0px",
      "--shadow": "none",
      "--heading-weight": "600",
      "--heading-spacing": "0",
    },
    colours: (accent) => ({ accent: stronger(accent, 0.7, 0.05), background: "#f4ead6" }),
    rules:
      ":root main > .section {\n  border-top: 3px double var(--border);\n}\n\n:root h2 {\n  letter-spacing: 0.01em;\n}\n",
    said: "a newspaper serif, a ground like old paper, straight corners and double lines between the sections",
  },
  romantic: {
    named: "more romantic",
    fonts: ["cormorant-garamond"],
    tokens: {
      "--font-heading": `"Cormorant Garamond", ${SERIF}`,
      "--radius": "20px",
      "--shadow": "0 14px 40px rgb(150 80 95 / 10%)",
      "--heading-weight": "500",
      "--heading-spacing": "0",
    },
    colours: () => ({ accent: "#a5526a", second: "#d9a7a0", background: "#fdf5f3" }),
    rules:
      ":root :is(.headline, .section > h2) {\n  font-style: italic;\n}\n\n:root :is(h1, h2, .headline, .brand) {\n  text-transform: none;\n}\n",
    said: "a rose tone on a blush ground, slanted headings in a fine serif and soft round corners",
  },
  natural: {
    named: "more natural",
    colours: (accent) => ({ accent: natural(accent), second: "#b98a4e", background: "#f6f3e8" }),
    tokens: { "--radius": "14px", "--shadow": "none" },
    said: "greens and browns on a pale ground, round corners and no shadows",
  },
  light: { named: "lighter", scheme: "light", said: "the light version always, on every device" },
  dark: { named: "darker", scheme: "dark", said: "the dark version always, on every device" },
};
