import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const wedding: Domain = {
  id: "wedding",
  namesPeople: true,
  places: ["wedding"],
  match:
    /(?<!\p{L})(?:weddings?|marriage|engagement|hochzeit\p{L}*|verlobung|mariage|fiançailles|boda|matrimonio|nozze|casamento|noivado)(?!\p{L})/u,
  icon: "💍",
  layouts: ["invitation", "split", "editorial"],
  pairings: ["letter", "hearth", "gazette"],
  palettes: [
    { accent: "#6d7f5b", second: "#d9a08b", background: "#f8f5ee" },
    { accent: "#8c4a55", second: "#d8b27a", background: "#fbf4f1" },
    { accent: "#3f5c7a", second: "#d9b48f", background: "#f4f5f6" },
    { accent: "#7a5c86", second: "#a9b98c", background: "#f8f4f8" },
  ],
  texts: { en, de, fr, es, it, pt },
};
