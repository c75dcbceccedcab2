import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const clinic: Domain = {
  id: "clinic",
  places: ["doctor"],
  match:
    /(?<!\p{L})(?:dentists?|dental|doctors?|clinic|physio\p{L}*|therap\p{L}+|vets?|veterinary|midwife|arzt\p{L}*|zahnarzt\p{L}*|praxis|hebamme|médecin|dentiste|kiné\p{L}*|vétérinaire|clínica|dentista|médico|veterinari[oa]|medico|clinica|fisioterap\p{L}+)(?!\p{L})/u,
  icon: "🩺",
  layouts: ["split", "editorial", "panorama", "folio"],
  pairings: ["chambers", "launch", "hearth", "gazette"],
  palettes: [
    { accent: "#1f6a6b", second: "#e8a87c", background: "#f2f7f6" },
    { accent: "#2c5c8f", second: "#f0b27a", background: "#f3f6fa" },
    { accent: "#3f6b4a", second: "#dca66f", background: "#f4f6f0" },
    { accent: "#7a4668", second: "#e6b08a", background: "#faf5f6" },
  ],
  texts: { en, de, fr, es, it, pt },
};
