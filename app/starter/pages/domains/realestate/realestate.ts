import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const realestate: Domain = {
  id: "realestate",
  places: ["realestate"],
  match:
    /(?<!\p{L})(?:real ?estate|estate agents?|realtor|property|properties|immobilien\p{L}*|makler\p{L}*|immobilière?|immobilier|inmobiliaria|immobiliare|imobiliária|imóveis)(?!\p{L})/u,
  icon: "🔑",
  layouts: ["panorama", "split", "editorial", "mosaic"],
  pairings: ["chambers", "gazette", "launch", "gallery"],
  palettes: [
    { accent: "#25506b", second: "#dba86a", background: "#f3f5f5" },
    { accent: "#3c5a3f", second: "#e0a45f", background: "#f4f4ec" },
    { accent: "#8a4030", second: "#e3b878", background: "#faf4ee" },
    { accent: "#44406b", second: "#d9a080", background: "#f5f4f8" },
  ],
  texts: { en, de, fr, es, it, pt },
};
