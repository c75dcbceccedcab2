import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const club: Domain = {
  id: "club",
  places: ["club"],
  match:
    /(?<!\p{L})(?:clubs?|society|running|run group|team|scouts?|hiking|cycling|choir|verein|laufgruppe|chor|équipe|chorale|randonnée|asociación|equipo|coro|senderismo|associazione|squadra|associação|clube|equipe)(?!\p{L})/u,
  icon: "🏃",
  layouts: ["panorama", "poster", "mosaic", "editorial"],
  pairings: ["workshop", "placard", "playground", "gallery"],
  palettes: [
    { accent: "#1f6f4a", second: "#f2b134", background: "#f3f6ec" },
    { accent: "#23408f", second: "#ff8a5b", background: "#f2f4fa" },
    { accent: "#b83a26", second: "#f3b63f", background: "#fbf3ea" },
    { accent: "#0f6674", second: "#f29559", background: "#eef6f5" },
  ],
  texts: { en, de, fr, es, it, pt },
};
