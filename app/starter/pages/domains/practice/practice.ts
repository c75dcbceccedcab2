import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const practice: Domain = {
  id: "practice",
  places: ["lawyer"],
  match:
    /(?<!\p{L})(?:lawyers?|law firm|attorney|solicitor|notary|accountant|tax advis\p{L}*|practice|anwalt\p{L}*|rechtsanw\p{L}+|kanzlei|steuerberat\p{L}*|notar\p{L}*|avocate?|cabinet|comptable|notaire|abogad[oa]s?|asesoría|notaría|avvocat[oi]|commercialista|notaio|advogad[oa]s?|advocacia|contador|contabilidade)(?!\p{L})/u,
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
