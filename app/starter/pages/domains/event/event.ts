import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const event: Domain = {
  id: "event",
  places: ["event", "festival"],
  match:
    /(?<!\p{L})(?:events?|conference|festival|meet ?ups?|concert|hackathon|workshop|exhibition|summit|konferenz|veranstaltung|tagung|konzert|ausstellung|conférence|événement|kermesse|exposition|evento|conferencia|concierto|exposición|conferenza|concerto|mostra|conferência|show|exposição)(?!\p{L})/u,
  icon: "🎟️",
  layouts: ["poster", "stage", "mosaic", "split"],
  pairings: ["placard", "gallery", "workshop", "launch"],
  palettes: [
    { accent: "#4b2fb8", second: "#ffb84d", background: "#f5f2fb" },
    { accent: "#c2382b", second: "#ffc145", background: "#fff4ea" },
    { accent: "#0d5c63", second: "#ff9e6d", background: "#eef6f4" },
    { accent: "#1f2a6b", second: "#f58fb0", background: "#f3f3fa" },
  ],
  texts: { en, de, fr, es, it, pt },
};
