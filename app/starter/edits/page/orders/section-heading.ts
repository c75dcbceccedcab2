import { sentenceCase } from "../../../match/words";
import { languageOfPage } from "../../../sections/languages";
import { NAVIGATION } from "../../../sections/navigation";
import type { Page } from "../page-model";
import type { SectionBody } from "../section-body";

/** Kinds of sections that are asked for by plain words. */
const PLAIN_NAMES: readonly [RegExp, keyof (typeof NAVIGATION)["en"]][] = [
  [
    /^(?:faqs?|(?:frequently asked |häufige |the )?(?:questions|fragen)(?: (?:and|und) (?:answers|antworten))?|questions fréquentes|preguntas frecuentes|domande frequenti|perguntas frequentes)$/iu,
    "faq",
  ],
  [
    /^(?:testimonials?|testimonals?|(?:customer |client |guest )?(?:reviews?|quotes?|testimonials?)|kundenstimmen?|bewertungen|avis|témoignages|opiniones|reseñas|recensioni|opiniões)$/iu,
    "testimonials",
  ],
  [/^(?:us|me|about us|about me|uns|mich|moi|nous|mí|nosotros|nosotras|noi|mim|nós)$/iu, "about"],
];

/** The heading as it was said; plain words for a kind of section get the page's own. */
export function headingFor(name: string, { kind }: SectionBody, { source }: Page): string {
  const labels = NAVIGATION[languageOfPage(source)];
  const known = PLAIN_NAMES.find(([form]) => form.test(name))?.[1];
  if (known === "about" && languageOfPage(source) === "de") return `Über ${name.toLowerCase()}`;
  if (known === "about")
    return languageOfPage(source) === "en"
      ? sentenceCase(/^us|^me/iu.test(name) ? `about ${name.toLowerCase()}` : name)
      : labels.about;
  if (known)
    return known === "faq" && /^\p{Lu}/u.test(name) && !/^faqs?$/iu.test(name)
      ? name
      : labels[known];
  return kind === "quotes" && /\bfrom\b|\bvon\b/iu.test(name)
    ? labels.testimonials
    : sentenceCase(name);
}
