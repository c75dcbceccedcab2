import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const stay: Domain = {
  id: "stay",
  places: ["hotel"],
  match:
    /(?<!\p{L})(?:hotels?|guest ?house|b&b|bed and breakfast|hostel|holiday (?:home|flat|let)|cabin|camping|ferienwohnung|ferienhaus|pension|hôtel|gîte|chambres d’hôtes|hostal|casa rural|albergo|agriturismo|pousada|chalé)(?!\p{L})/u,
  icon: "🏡",
  layouts: ["panorama", "editorial", "split"],
  pairings: ["hearth", "letter", "gazette"],
  palettes: [
    { accent: "#3d5a45", second: "#e0a458", background: "#f4f3ea" },
    { accent: "#2f5168", second: "#e8b07a", background: "#f1f4f4" },
    { accent: "#7a4a30", second: "#c9b06a", background: "#f8f2e9" },
  ],
  texts: { en, de, fr, es, it, pt },
};
