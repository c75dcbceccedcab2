import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const podcast: Domain = {
  id: "podcast",
  places: ["podcast"],
  match: /(?<!\p{L})(?:podcasts?|radio show|hörspiel|balado)(?!\p{L})/u,
  icon: "🎙️",
  layouts: ["stage", "split", "poster", "mosaic"],
  pairings: ["workshop", "gallery", "placard", "launch"],
  palettes: [
    { accent: "#7a2a6b", second: "#ffb347", background: "#faf0ee" },
    { accent: "#c2452d", second: "#f4c95d", background: "#fbf3ea" },
    { accent: "#1f4e5f", second: "#f4a259", background: "#f0f5f4" },
    { accent: "#3b2f8c", second: "#ff8a7a", background: "#f4f2fb" },
  ],
  texts: { en, de, fr, es, it, pt },
};
