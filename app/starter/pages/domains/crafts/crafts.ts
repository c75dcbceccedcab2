import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const crafts: Domain = {
  id: "crafts",
  places: ["crafts"],
  match:
    /(?<!\p{L})(?:plumb\p{L}*|electricians?|carpent\p{L}*|joiner|roofer|painter|decorator|builder|handyman|gardener|gardening service|landscap\p{L}*|clean(?:er|ers|ing)|garage|mechanic|locksmith|handwerk\p{L}*|klempner|installateur|elektrik\p{L}*|tischler\p{L}*|schreiner\p{L}*|maler\p{L}*|gärtner\p{L}*|reinigung|werkstatt|plombier|électricien|menuisier|jardinier|peintre|serrurier|nettoyage|fontanero|electricista|carpintero|jardinero|cerrajero|limpieza|taller|idraulico|elettricista|falegname|giardiniere|imbianchino|pulizie|officina|encanador|eletricista|marceneiro|jardineiro|pintor|limpeza|oficina)(?!\p{L})/u,
  icon: "🛠️",
  layouts: ["split", "panorama", "poster", "mosaic"],
  pairings: ["workshop", "placard", "launch", "hearth"],
  palettes: [
    { accent: "#1f4e79", second: "#f2a33a", background: "#f3f6f9" },
    { accent: "#2f6148", second: "#eeb04f", background: "#f3f6ef" },
    { accent: "#b0461f", second: "#f0bf5a", background: "#faf4ea" },
    { accent: "#3a4450", second: "#ee9a4d", background: "#f4f4f2" },
  ],
  texts: { en, de, fr, es, it, pt },
};
