import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const restaurant: Domain = {
  id: "restaurant",
  places: ["restaurant", "bar"],
  match:
    /(?<!\p{L})(?:restaurants?|bistro|pizz\p{L}+|diner|food truck|cater\p{L}*|sushi|burgers?|ice cream|chef|trattoria|tavern|pub|wine bar|cocktails?|gasthaus|wirtshaus|kneipe|traiteur|brasserie|restaurante|taberna|tapas|ristorante|osteria|gelateria|lanchonete|churrascaria|sorveteria)(?!\p{L})/u,
  icon: "🍽️",
  layouts: ["editorial", "poster", "split", "panorama"],
  pairings: ["gazette", "letter", "placard", "hearth"],
  palettes: [
    { accent: "#8c2f1b", second: "#e4a853", background: "#f8f1e6" },
    { accent: "#3b5334", second: "#e07a4f", background: "#f4f2e6" },
    { accent: "#1f3d3a", second: "#d9a441", background: "#f3f0e7" },
    { accent: "#b0362c", second: "#f2c14e", background: "#fff6ec" },
  ],
  texts: { en, de, fr, es, it, pt },
};
