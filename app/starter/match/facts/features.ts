import type { SaidText } from "./said-text";

const MOST_FEATURES = 24;
const FEATURE_CHARACTERS = 120;

/** What begins a list of things that are offered. */
const LIST =
  /(?<!\p{L})(?:(?:we|i) (?:offer|do|teach|provide|make|have|sell|serve)|(?:our |my )?(?:services|features|offers?|offering|courses|classes|products|specialt(?:y|ies)|highlights)(?: are| include|:)|wir (?:bieten|haben|machen|verkaufen)|(?:unsere |meine )?(?:leistungen|angebote?|kurse|produkte)(?: sind|:)|(?:nous|on) (?:proposons|offrons|propose)|(?:nos )?(?:services|prestations)(?: :|:)|ofrecemos|(?:nuestros )?servicios:|offriamo|(?:i nostri )?servizi:|oferecemos|(?:nossos )?serviços:)\s*:?\s+([^\n.!?;]{3,400})/giu;
const BULLET = /^[ \t]*(?:[-*•·–]|\d{1,2}[.)])[ \t]+(\S[^\n]{1,200})$/gmu;

/** What a text offers or lists without prices: bullets, and the lists after "we offer". */
export function featuresIn(said: SaidText): string[] {
  const bullets = said.all(BULLET, MOST_FEATURES).map(([, text]) => text ?? "");
  const lists = said
    .all(LIST, MOST_FEATURES)
    .flatMap(([, text]) =>
      (text ?? "").split(/,\s*(?:and |und |et |y |e )?|\s+(?:and|und|et|y)\s+/u),
    );
  return [...bullets, ...lists]
    .map((text) => text.trim().replace(/^(?:and|und|et|y|an?|the|some)\s+/iu, ""))
    .filter((text) => text !== "" && text.length <= FEATURE_CHARACTERS)
    .slice(0, MOST_FEATURES);
}
