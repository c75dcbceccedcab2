/** How a page is composed. Each is a folder in `layouts/`. */
export const LAYOUTS = [
  "editorial",
  "split",
  "poster",
  "mosaic",
  "invitation",
  "panorama",
  "folio",
  "stage",
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Those that set headings beside what they head on wide screens (`layouts/aside.css`). */
export const HEADED_ASIDE: ReadonlySet<LayoutName> = new Set(["panorama", "poster", "split"]);

/** A mood that words of a request ask for; every layout and pairing suits some. */
export type Mood = "cosy" | "elegant" | "playful" | "minimal" | "bold" | "modern" | "retro";

export const MOODS_OF_LAYOUT: Record<LayoutName, Mood[]> = {
  editorial: ["elegant", "minimal", "cosy"],
  split: ["minimal", "elegant", "modern"],
  poster: ["bold", "retro", "playful"],
  mosaic: ["modern", "playful"],
  invitation: ["elegant", "cosy"],
  panorama: ["cosy", "modern", "playful"],
  folio: ["minimal", "modern", "retro"],
  stage: ["modern", "playful", "bold"],
};

/** Two bundled families that go together; a heading may be set in the text's own. */
export interface Pairing {
  heading: string;
  text: string;
  /** The families' bundled names: `@fonts/<name>.css`. */
  fonts: string[];
  weight: number;
  spacing: string;
  radius: string;
  moods: Mood[];
}

const SANS = "system-ui, sans-serif";
const SERIF = 'Georgia, "Times New Roman", serif';

export const PAIRINGS = {
  hearth: {
    heading: `"Fraunces", ${SERIF}`,
    text: `"Figtree", ${SANS}`,
    fonts: ["fraunces", "figtree"],
    weight: 560,
    spacing: "-0.025em",
    radius: "14px",
    moods: ["cosy", "elegant"],
  },
  letter: {
    heading: `"Cormorant Garamond", ${SERIF}`,
    text: `"Jost", ${SANS}`,
    fonts: ["cormorant-garamond", "jost"],
    weight: 500,
    spacing: "-0.015em",
    radius: "2px",
    moods: ["elegant"],
  },
  gazette: {
    heading: `"Instrument Serif", ${SERIF}`,
    text: `"Instrument Sans", ${SANS}`,
    fonts: ["instrument-serif", "instrument-sans"],
    weight: 400,
    spacing: "-0.02em",
    radius: "4px",
    moods: ["minimal", "elegant", "cosy"],
  },
  workshop: {
    heading: `"Bricolage Grotesque", ${SANS}`,
    text: `"Figtree", ${SANS}`,
    fonts: ["bricolage-grotesque", "figtree"],
    weight: 720,
    spacing: "-0.035em",
    radius: "12px",
    moods: ["modern", "cosy", "bold"],
  },
  placard: {
    heading: `"Big Shoulders", Impact, ${SANS}`,
    text: `"Archivo", ${SANS}`,
    fonts: ["big-shoulders", "archivo"],
    weight: 850,
    spacing: "-0.01em",
    radius: "0px",
    moods: ["bold", "retro"],
  },
  gallery: {
    heading: `"Syne", ${SANS}`,
    text: `"Manrope", ${SANS}`,
    fonts: ["syne", "manrope"],
    weight: 700,
    spacing: "-0.03em",
    radius: "4px",
    moods: ["modern", "bold", "minimal"],
  },
  playground: {
    heading: `"Fredoka", ${SANS}`,
    text: `"Nunito", ${SANS}`,
    fonts: ["fredoka", "nunito"],
    weight: 600,
    spacing: "-0.015em",
    radius: "22px",
    moods: ["playful", "cosy"],
  },
  chambers: {
    heading: `"Newsreader", ${SERIF}`,
    text: `"Public Sans", ${SANS}`,
    fonts: ["newsreader", "public-sans"],
    weight: 500,
    spacing: "-0.025em",
    radius: "6px",
    moods: ["elegant", "minimal"],
  },
  launch: {
    heading: `"Plus Jakarta Sans", ${SANS}`,
    text: `"Plus Jakarta Sans", ${SANS}`,
    fonts: ["plus-jakarta-sans"],
    weight: 750,
    spacing: "-0.04em",
    radius: "14px",
    moods: ["modern", "minimal"],
  },
  console: {
    heading: `"JetBrains Mono", ui-monospace, monospace`,
    text: `"Instrument Sans", ${SANS}`,
    fonts: ["jetbrains-mono", "instrument-sans"],
    weight: 700,
    spacing: "-0.05em",
    radius: "0px",
    moods: ["retro"],
  },
} satisfies Record<string, Pairing>;
export type PairingName = keyof typeof PAIRINGS;
