import type { SectionName } from "../starter-app";

const WORDS: [RegExp, SectionName][] = [
  [/\bpric(?:ing|es?)\b|\bplans\b/, "pricing"],
  [/\bfaqs?\b|\bfrequently asked\b|\bquestions? and answers?\b/, "faq"],
  [/\btestimonials?\b|\breviews?\b|\bcustomer quotes?\b/, "testimonials"],
  [/\bcontact\b|\bget in touch\b/, "contact"],
  [/\bfeatures?\b|\bbenefits\b/, "features"],
  [/\bhow it works\b|\bsteps\b/, "steps"],
  [/\bteam\b/, "team"],
  [/\bgallery\b|\bphotos\b/, "gallery"],
  [
    /\bstats\b|(?<!\b(?:stud(?:ied|y|ying|ies)|in|of|degree|and|reads?|teach\w*) )\bstatistics\b(?! (?:at|from|degree|teacher))|\bnumbers\b/,
    "stats",
  ],
  [/\bnewsletter\b|\bsign[- ]?up form\b|\bmailing list\b|\bwait ?list\b/, "newsletter"],
  [/\bservices\b/, "services"],
  [
    /(?<!years? of |years )\bexperience\b(?! with| in)|\bwork history\b|\bresume\b|\bcv\b/,
    "experience",
  ],
  [/\bskills\b/, "skills"],
  [/\bopening (?:hours|times)\b|\btimetable\b|\bhours\b|\blocation\b/, "hours"],
  [/\babout(?: us| me)? section\b|\babout (?:us|me)\b/, "about"],
];

/** The same in the starter's other languages, where they are called sections: "une section témoignages". */
const CALLED: [string, SectionName][] = [
  ["preise|preisliste|tarifs|prix|precios|tarifas|prezzi|listino|preços", "pricing"],
  ["häufige fragen|fragen|questions|preguntas|domande|perguntas", "faq"],
  [
    "kundenstimmen|stimmen|bewertungen|témoignages|avis|opiniones|testimonios|recensioni|opiniões|depoimentos",
    "testimonials",
  ],
  ["kontakt|contacto|contatti|contato", "contact"],
  ["merkmale|vorteile|points forts|avantages|ventajas|vantaggi|vantagens", "features"],
  ["ablauf|comment ça marche|cómo funciona|come funziona|como funciona", "steps"],
  ["équipe|equipo|squadra|equipe", "team"],
  ["galerie|bilder|photos|galería|fotos|galleria|galeria", "gallery"],
  ["zahlen|chiffres|números|cifras|numeri", "stats"],
  ["boletín|infolettre", "newsletter"],
  ["leistungen|dienstleistungen|prestations|servicios|servizi|serviços", "services"],
  ["erfahrung|expérience|experiencia|esperienza|experiência", "experience"],
  ["fähigkeiten|compétences|habilidades|competenze", "skills"],
  ["öffnungszeiten|horaires|horarios?|orari|horários?", "hours"],
  ["über uns|über mich|à propos|sobre (?:nosotros|mí|nós|mim)|chi (?:siamo|sono)", "about"],
];
const SECTION = "abschnitt|bereich|section|rubrique|sección|apartado|sezione|seção|secção";
const NAMED: [RegExp, SectionName][] = CALLED.map(([words, name]) => [
  new RegExp(
    `(?<!\\p{L})(?:${SECTION}) ["“„«'’ ]*(?:(?:de|di|d['’]|des|del|do) ?)?(?:${words})(?!\\p{L})|(?<!\\p{L})(?:${words})[- ]?(?:abschnitt|bereich)(?!\\p{L})`,
    "u",
  ),
  name,
]);

/** The sections a text names, in the order of the lists above. */
export function sectionsIn(text: string): SectionName[] {
  const found = [...WORDS, ...NAMED].filter(([pattern]) => pattern.test(text));
  return [...new Set(found.map(([, name]) => name))];
}
