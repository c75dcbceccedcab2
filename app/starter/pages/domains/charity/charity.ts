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
    /\b(?:charity|non-?profit|ngo|donat\w*|volunteer\w*|community|animal shelter|shelter|church|school|spende\w*|ehrenamt|kirche|schule)\b/,
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
