import type { DomainTexts, FormFieldName, PageLanguage } from "./domain";

/** What people drop in on: nobody saves a seat there. */
const FAIR =
  /(?<!\p{L})(?:(?:fun ?)?fairs?|f[eê]tes?|festas?|fiestas?|open (?:day|house)|(?:garage|yard|jumble|car[ -]boot|plant|rummage|bake|table[ -]top) sales?|(?:flea |christmas |craft )markets?|\p{Ll}*(?:fest|markt|basar)|tag der offenen tür|vide-greniers?|brocantes?|kermesses?|mercadillos?|rastrillos?|verbenas?|sagra|mercatino|feira|bazar)(?!\p{L})/u;

const COMING: Record<PageLanguage, [action: string, lead: string, submit: string]> = {
  en: [
    "Tell us you are coming",
    "A line is enough, so that we know how many to expect.",
    "Count me in",
  ],
  de: [
    "Sag, dass du kommst",
    "Eine Zeile genügt, damit wir wissen, wie viele kommen.",
    "Ich komme",
  ],
  fr: [
    "Dites-nous que vous venez",
    "Une ligne suffit, pour savoir combien nous serons.",
    "Je viens",
  ],
  es: ["Di que vienes", "Basta una línea, para saber cuántos seremos.", "Voy"],
  it: ["Dicci che vieni", "Basta una riga, per sapere quanti saremo.", "Ci sarò"],
  pt: ["Diga que vem", "Basta uma linha, para sabermos quantos seremos.", "Eu vou"],
};

const FIELDS: FormFieldName[] = ["name", "guests", "message"];

/** The texts of an event for one that people drop in on: without seats, breaks and food that is ordered. */
export function forFair(
  texts: DomainTexts,
  { id, language, request }: { id: string; language: PageLanguage; request: string },
): DomainTexts {
  if (id !== "event" || !FAIR.test(request)) return texts;
  const [action, lead, submit] = COMING[language];
  const sections = texts.sections
    .filter(({ kind }) => kind !== "questions")
    .map((section) => {
      // The last of the reasons is that there are breaks.
      if (section.kind === "points") return { ...section, items: section.items.slice(0, 2) };
      if (section.kind !== "form") return section;
      return { ...section, heading: action, lead, submit, fields: FIELDS };
    });
  return { ...texts, action, sections };
}
