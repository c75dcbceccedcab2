import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const general: Domain = {
  id: "general",
  places: ["agency", "service"],
  match:
    /(?<!\p{L})(?:agency|studio|consult\p{L}*|architect\p{L}*|marketing|design(?:er)?|agentur|beratung|architekt\p{L}*|agence|conseil|agencia|consultor\p{L}*|estudio|agenzia|consulen\p{L}+|studio|agência|consultoria|estúdio)(?!\p{L})/u,
  icon: "✳️",
  layouts: ["editorial", "split", "mosaic", "stage", "panorama"],
  pairings: ["workshop", "gazette", "gallery", "hearth"],
  palettes: [
    { accent: "#0f6f6c", second: "#f0a35c", background: "#f3f6f3" },
    { accent: "#35479b", second: "#f29e72", background: "#f4f5fa" },
    { accent: "#a3452c", second: "#e8b858", background: "#f9f3ea" },
    { accent: "#2d4a3e", second: "#d9a05b", background: "#f4f4ec" },
  ],
  texts: { en, de, fr, es, it, pt },
};
