import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const party: Domain = {
  id: "party",
  namesPeople: true,
  places: ["party"],
  match:
    /(?<!\p{L})(?:birthday|anniversary|party|celebration|reunion|geburtstag|jubiläum|feier|fest|anniversaire|fête|cumpleaños|fiesta|compleanno|festa|aniversário)(?!\p{L})/u,
  icon: "🎉",
  layouts: ["invitation", "stage", "poster", "mosaic"],
  pairings: ["playground", "hearth", "workshop", "letter"],
  palettes: [
    { accent: "#c2385f", second: "#f7b538", background: "#fff5ee" },
    { accent: "#23709a", second: "#ff9a62", background: "#f1f7fa" },
    { accent: "#6a4bb0", second: "#ffc24b", background: "#f8f4fd" },
    { accent: "#20755c", second: "#ff8a73", background: "#f2f8f3" },
  ],
  texts: { en, de, fr, es, it, pt },
};
