import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const shop: Domain = {
  id: "shop",
  places: ["shop"],
  match:
    /(?<!\p{L})(?:shops?|stores?|boutique|florist|flowers?|bookshop|jewel\p{L}*|pottery|ceramics?|handmade|candles?|laden|blumen\p{L}*|buchladen|geschäft|magasin|fleuriste|librairie|bijoux|tienda|floristería|librería|joyería|negozio|fioraio|libreria|gioielli|loja|floricultura|livraria|joias)(?!\p{L})/u,
  icon: "🛍️",
  layouts: ["mosaic", "split", "editorial", "panorama"],
  pairings: ["hearth", "gazette", "gallery", "playground"],
  palettes: [
    { accent: "#9c4a2f", second: "#d9b06c", background: "#f8f2ea" },
    { accent: "#2f5f5d", second: "#eaa48a", background: "#f2f5f2" },
    { accent: "#5a4a8a", second: "#f0b86c", background: "#f6f4fa" },
    { accent: "#37472f", second: "#d98f5c", background: "#f5f3ea" },
  ],
  texts: { en, de, fr, es, it, pt },
};
