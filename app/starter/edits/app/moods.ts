import type { Tone } from "../../theme/tones";
import type { FontKind } from "../page/look-words";
import { anyOf } from "./said-of";

/** A look by a word for its mood. */
export interface Mood {
  said: RegExp;
  name: string;
  accent: string;
  background?: string;
  scheme?: "dark" | "light";
  tone?: Tone;
  heading?: FontKind;
}

/** What people call a look by a word for its mood, and what such things look like. */
export const MOODS: readonly Mood[] = [
  {
    said: anyOf(
      "pastel\\p{L}*|ruhig\\p{L}*|calm\\p{L}*|soft\\p{L}*|gentle\\p{L}*|sanft\\p{L}*|dezent\\p{L}*|doux|douces|suaves?|tranquil\\p{L}*|delicat\\p{L}*|relaxing|soothing",
    ),
    name: "soft pastel colours",
    accent: "#7d8fc4",
    background: "#f6f4fb",
    scheme: "light",
  },
  {
    said: anyOf(
      "woolly|cosy|cozy|warm\\p{L}*|homely|gemütlich\\p{L}*|chaleureu\\p{L}*|acogedor\\p{L}*|cálid[oa]s?|accogliente|cald[oi]|aconchegante|autumn\\p{L}*|earthy|rustic",
    ),
    name: "warm colours",
    accent: "#b5562b",
    background: "#fbf1e4",
    scheme: "light",
  },
  {
    said: anyOf(
      "(?:old |vintage |antique |like an? )*(?:cookbook|book|paper|vintage|antique|parchment)|brownish|nostalgic",
    ),
    name: "the look of old paper",
    accent: "#8a5a2b",
    background: "#f3e7cf",
    scheme: "light",
    heading: "elegant",
  },
  {
    said: anyOf("pub|beer|wood(?:en)?|tavern|whisky|gold(?:en)?(?: letters)?"),
    name: "dark wood and gold",
    accent: "#d4a017",
    background: "#2a1a10",
    scheme: "dark",
    heading: "serif",
  },
  {
    said: anyOf(
      "cute|kids?|childish|child-?friendly|playful|fun|funny|cheerful|happy|jolly|lustig\\p{L}*|fröhlich\\p{L}*|süß\\p{L}*|mignon|joyeux|divertid[oa]|alegre|bonit[oa]|allegro|carino",
    ),
    name: "cheerful colours and round shapes",
    accent: "#e0457b",
    background: "#fff4fa",
    scheme: "light",
    tone: "playful",
  },
  {
    said: anyOf("modern|sleek|clean|minimal\\p{L}*|schlicht\\p{L}*|sobre|moderno|minimalista|tidy"),
    name: "a plain, modern look",
    accent: "#2f4858",
    tone: "minimal",
  },
  {
    said: anyOf(
      "professional|serious|business(?:like)?|corporate|seriös\\p{L}*|professionnel\\p{L}*|profesional|serio",
    ),
    name: "a sober look",
    accent: "#1f4e79",
    tone: "professional",
  },
  {
    said: anyOf("elegant\\p{L}*|classy|posh|fancy|luxur\\p{L}*|edel|élégant\\p{L}*|elegante"),
    name: "an elegant look",
    accent: "#7a6240",
    background: "#faf7f2",
    heading: "elegant",
  },
  {
    said: anyOf("sporty|gym|athletic|energetic|sportlich\\p{L}*|sportif|deportivo"),
    name: "a strong, sporty look",
    accent: "#d32f2f",
    scheme: "dark",
    heading: "bold",
  },
  {
    said: anyOf(
      "(?:fresh(?:,? (?:and )?green)?|green,? (?:and )?fresh|frisch\\p{L}*|natural|nature|garden|forest|leafy|plants?|botanical|grün\\p{L}*)",
    ),
    name: "the colours of a garden",
    accent: "#2f7d4f",
    background: "#f3f8f1",
  },
  {
    said: anyOf("sea|ocean|beach|maritime|nautical|meer|mer|mar"),
    name: "the colours of the sea",
    accent: "#0f7ca0",
    background: "#eef7fa",
  },
  {
    said: anyOf("christmas\\p{L}*|xmas|weihnacht\\p{L}*|noël|navidad\\p{L}*"),
    name: "the colours of Christmas",
    accent: "#b3261e",
    background: "#f6f9f4",
  },
  {
    said: anyOf("halloween|spooky"),
    name: "the colours of Halloween",
    accent: "#e8710a",
    background: "#1b1320",
    scheme: "dark",
  },
];
