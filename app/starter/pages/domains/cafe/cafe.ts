import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const cafe: Domain = {
  id: "cafe",
  places: ["cafe", "bakery"],
  match:
    /(?<!\p{L})(?:coffee|caf[eé]s?|espresso|tea ?house|barista|baker(?:y|ies)|kaffee\p{L}*|bäckerei|konditorei|boulangerie|pâtisserie|salon de thé|cafetería|panadería|pastelería|caffè|caffetteria|panetteria|pasticceria|cafeteria|padaria|confeitaria)(?!\p{L})/u,
  icon: "☕",
  layouts: ["split", "editorial", "panorama", "mosaic"],
  pairings: ["hearth", "gazette", "workshop", "playground"],
  palettes: [
    { accent: "#a8481f", second: "#e8b04a", background: "#faf3e7" },
    { accent: "#2f5d50", second: "#e39a6f", background: "#f5f2e8" },
    { accent: "#7a3b2e", second: "#e6a9a0", background: "#fbf1ec" },
    { accent: "#2c4a73", second: "#f0c068", background: "#f6f3ec" },
  ],
  texts: { en, de, fr, es, it, pt },
};
