import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const charity: Domain = {
  id: "charity",
  places: ["charity"],
  match:
    /(?<!\p{L})(?:charity|charities|non-?profit|ngo|donat\p{L}*|volunteer\p{L}*|community|animal shelter|shelter|church|spende\p{L}*|ehrenamt\p{L}*|kirche|gemeinde|tierheim|association caritative|bénévol\p{L}+|église|ong|voluntari\p{L}+|iglesia|volontari\p{L}+|onlus|chiesa|voluntári\p{L}+|igreja)(?!\p{L})/u,
  icon: "💛",
  layouts: ["panorama", "editorial", "stage", "mosaic"],
  pairings: ["hearth", "playground", "workshop", "chambers"],
  palettes: [
    { accent: "#b5502b", second: "#f2bd4a", background: "#fbf4e8" },
    { accent: "#2f6a5b", second: "#f3a871", background: "#f3f6ee" },
    { accent: "#355c9a", second: "#f6b756", background: "#f3f5fa" },
    { accent: "#8a3f5c", second: "#efb36a", background: "#fbf3f3" },
  ],
  texts: { en, de, fr, es, it, pt },
};
