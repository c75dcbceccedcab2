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

/** What goes around a name, and is an order: "some quotes on there", "que explique cómo trabaja". */
const ORDERED: readonly RegExp[] = [
  /^(?:some|a few|a couple of|ein paar|einige|quelques|algun[oa]s|alcun[ei])\s+(?=\p{L})/iu,
  /\s+(?:on|in) (?:there|here|it|the (?:page|site|website))$/iu,
  /^(?:(?:that|which|que|qui|che|die|das)\s+)?(?:explains?|describes?|shows|tells|explique[nt]?|explica[nr]?|describ[ae]|cuente|muestre|raconte|décri(?:t|ve)|spieg[ai]|erklärt|zeigt|beschreibt)\s+(?=(?:how|what|why|where|who|cómo|qué|quién|comment|pourquoi|ce que|come|che cosa|wie|was|warum|como|o que)\s)/iu,
];

/** The heading as it was said; plain words for a kind of section get the page's own. */
export function headingFor(said: string, { kind }: SectionBody, { source }: Page): string {
  const name = ORDERED.reduce((text, form) => text.replace(form, ""), said.trim());
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
