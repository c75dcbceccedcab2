import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const gym: Domain = {
  id: "gym",
  places: ["gym"],
  match:
    /(?<!\p{L})(?:gyms?|fitness|train(?:er|ing)|workout|crossfit|personal coach|boxing|dance studio|fitnessstudio|tanzschule|salle de sport|musculation|danse|gimnasio|boxeo|danza|palestra|allenamento|academia|musculação|dança)(?!\p{L})/u,
  icon: "💪",
  layouts: ["split", "poster", "mosaic", "stage"],
  pairings: ["placard", "workshop", "gallery", "gazette"],
  palettes: [
    { accent: "#d1471f", second: "#f5c24c", background: "#f7f3ee" },
    { accent: "#2f6b5a", second: "#f0b48a", background: "#f3f5ef" },
    { accent: "#3a3f9e", second: "#ff9a62", background: "#f3f3fa" },
    { accent: "#8a4a6b", second: "#e9bd7a", background: "#faf4f3" },
  ],
  texts: { en, de, fr, es, it, pt },
};
