import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const practice: Domain = {
  id: "practice",
  places: ["lawyer", "doctor", "salon", "crafts"],
  match:
    /\b(?:lawyer|law firm|attorney|solicitor|dentist|doctor|clinic|physio\w*|therap\w+|vet|practice|hair\w*|barber|salon|beauty|plumb\w*|electrician|carpent\w*|accountant|tax advis\w*|anwalt\w*|kanzlei|praxis|arzt\w*|friseur\w*)\b/,
  icon: "🏛️",
  layouts: ["split", "editorial", "folio", "stage"],
  pairings: ["chambers", "gazette", "hearth", "workshop"],
  palettes: [
    { accent: "#24476b", second: "#c9a46a", background: "#f5f5f2" },
    { accent: "#2f5b52", second: "#d9a67f", background: "#f4f6f2" },
    { accent: "#5a3846", second: "#c9a27e", background: "#f8f4f3" },
    { accent: "#39424e", second: "#d98a5c", background: "#f4f4f3" },
  ],
  texts: { en, de, fr, es, it, pt },
};
