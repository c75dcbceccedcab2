import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const band: Domain = {
  id: "band",
  places: ["band"],
  match:
    /(?<!\p{L})(?:bands?|musicians?|singers?|dj|orchestra|record label|musikgruppe|musiker\p{L}*|sänger\p{L}*|groupe de (?:rock|musique)|musiciens?|chanteu(?:r|se)|músic[oa]s?|cantante|banda|orquesta|gruppo musicale|musicista|cantore|orquestra|cantora?)(?!\p{L})/u,
  icon: "🎸",
  layouts: ["poster", "folio", "split", "mosaic"],
  pairings: ["placard", "gallery", "console", "workshop"],
  palettes: [
    { accent: "#e0452c", second: "#f4c95d", background: "#16110f" },
    { accent: "#c9f04d", second: "#ff7ac6", background: "#11120d" },
    { accent: "#2b3a8c", second: "#ff6f59", background: "#f4efe6" },
    { accent: "#7a2a6b", second: "#ffb347", background: "#faf0ee" },
  ],
  texts: { en, de, fr, es, it, pt },
};
