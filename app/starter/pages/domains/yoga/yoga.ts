import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const yoga: Domain = {
  id: "yoga",
  places: ["yoga"],
  match:
    /(?<!\p{L})(?:yoga\p{L}*|pilates|meditation|wellness|spa|massage|méditation|meditación|masaje|meditazione|massaggi\p{L}*|ioga|meditação|massagem)(?!\p{L})/u,
  icon: "🧘",
  layouts: ["split", "editorial", "panorama"],
  pairings: ["gazette", "hearth", "letter"],
  palettes: [
    { accent: "#4f6b52", second: "#e3ae7c", background: "#f5f3ea" },
    { accent: "#7d5a73", second: "#e8b98f", background: "#f9f4f3" },
    { accent: "#37657a", second: "#e6b89c", background: "#f2f5f4" },
  ],
  texts: { en, de, fr, es, it, pt },
};
