import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const product: Domain = {
  id: "product",
  places: ["startup"],
  match:
    /\b(?:app|saas|software|startup|start-up|product|tool|platform|ai|mobile|api|dev(?:eloper)?s?)\b/,
  icon: "🌊",
  layouts: ["stage", "mosaic", "split", "panorama"],
  pairings: ["launch", "workshop", "gallery", "gazette"],
  palettes: [
    { accent: "#2b50e0", second: "#ff9d5c", background: "#f5f6fb" },
    { accent: "#0d6e5c", second: "#f7c548", background: "#f2f7f4" },
    { accent: "#5b34c4", second: "#ff8fa3", background: "#f7f5fc" },
    { accent: "#12303f", second: "#5cc8b0", background: "#f2f6f6" },
  ],
  texts: { en, de, fr, es, it, pt },
};
