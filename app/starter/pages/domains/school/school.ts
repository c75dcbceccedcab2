import type { Domain } from "../../domain";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pt } from "./pt";

export const school: Domain = {
  id: "school",
  places: ["school"],
  match:
    /(?<!\p{L})(?:schools?|kindergartens?|nursery|preschool|daycare|tutors?|tutoring|courses?|classes|lessons|academy|schule|kita|nachhilfe|kurse?|unterricht|école|crèche|cours|escuela|guardería|clases|academia|scuola|asilo|corso|corsi|lezioni|escola|creche|curso|cursos|aulas)(?!\p{L})/u,
  icon: "📚",
  layouts: ["panorama", "split", "mosaic", "editorial"],
  pairings: ["playground", "workshop", "hearth", "launch"],
  palettes: [
    { accent: "#2b5aa6", second: "#f5b83d", background: "#f3f6fb" },
    { accent: "#2f7358", second: "#f2a65a", background: "#f2f7f1" },
    { accent: "#b5472f", second: "#f0bf4c", background: "#fcf5ea" },
    { accent: "#5a4a9c", second: "#f29e72", background: "#f6f4fb" },
  ],
  texts: { en, de, fr, es, it, pt },
};
