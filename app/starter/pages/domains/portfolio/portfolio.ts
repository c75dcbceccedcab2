import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const portfolioDomain: Domain = {
  id: "portfolio",
  places: ["portfolio", "photographer"],
  match:
    /(?<!\p{L})(?:portfolio|photograph\p{L}*|illustrator|freelance\p{L}*|personal (?:site|website|page)|resume|cv|fotograf\p{L}*|photographe|illustrateur|fotógraf[oa]|ilustrador\p{L}*|illustratore|currículo)(?!\p{L})/u,
  icon: "🗂️",
  layouts: ["folio", "editorial", "mosaic", "split"],
  pairings: ["gallery", "gazette", "workshop", "console"],
  palettes: [
    { accent: "#b5541c", second: "#3f7d8c", background: "#f7f4ef" },
    { accent: "#23395b", second: "#e07a5f", background: "#f4f4f2" },
    { accent: "#1c1c1e", second: "#d9a441", background: "#f6f5f1" },
    { accent: "#5b3a8c", second: "#f2a65a", background: "#f6f3fa" },
  ],
  texts: { en, de, fr, es, it, pt },
};
