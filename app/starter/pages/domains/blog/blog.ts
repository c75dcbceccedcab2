import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const blog: Domain = {
  id: "blog",
  places: ["blog"],
  match:
    /(?<!\p{L})(?:blogs?|blogging|journal|magazine|zine|newsletter|magazin|revue|revista|rivista)(?!\p{L})/u,
  icon: "✍️",
  layouts: ["editorial", "folio", "mosaic", "split"],
  pairings: ["gazette", "hearth", "workshop", "chambers"],
  palettes: [
    { accent: "#2f5d50", second: "#e39a6f", background: "#f5f2e8" },
    { accent: "#a3452c", second: "#e8b858", background: "#faf4ea" },
    { accent: "#35479b", second: "#f29e72", background: "#f4f5fa" },
    { accent: "#5b3a5e", second: "#d9a06b", background: "#f8f4f5" },
  ],
  texts: { en, de, fr, es, it, pt },
};
