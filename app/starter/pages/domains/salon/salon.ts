import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const salon: Domain = {
  id: "salon",
  places: ["salon"],
  match:
    /(?<!\p{L})(?:hair\p{L}*|barbers?|salon|beauty|nails?|tattoos?|friseur\p{L}*|frisör\p{L}*|kosmetik\p{L}*|nagelstudio|coiff\p{L}+|esthétique|onglerie|tatouage|peluquer\p{L}+|barber[ií]a|uñas|tatuajes?|parrucchier\p{L}*|barbiere|estetista|cabeleireir\p{L}*|barbearia|manicure)(?!\p{L})/u,
  icon: "💇",
  layouts: ["split", "editorial", "poster", "folio"],
  pairings: ["gallery", "gazette", "letter", "workshop"],
  palettes: [
    { accent: "#7d4a5c", second: "#e6b08a", background: "#faf4f2" },
    { accent: "#33473f", second: "#d9a05b", background: "#f4f3ec" },
    { accent: "#a14a32", second: "#e9c07a", background: "#fbf3ea" },
    { accent: "#3d3f66", second: "#e8a598", background: "#f5f4f8" },
  ],
  texts: { en, de, fr, es, it, pt },
};
