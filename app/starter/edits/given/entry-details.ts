import type { NamedField } from "../abilities/named-field";

const CLOCK =
  /(?:(?:at|um|à|a las|alle|às) )?(?<![\d.,:])(?:([01]?\d|2[0-3])[:.]([0-5]\d)(?: ?(am|pm)|(?: ?(?:uhr|h))?(?!\p{L}))|(\d{1,2}) ?(am|pm))(?![\d:])/iu;

/** The hour of an entry, where a field asks for one. */
export function withTime(
  said: string,
  fields: readonly NamedField[],
  values: Record<string, string>,
): string {
  const field = fields.find(({ type }) => type === "time");
  const clock = field && CLOCK.exec(said);
  if (!field || !clock) return said;
  const [all, hour, minute = "00", ofFirst, only, ofOnly] = clock;
  const half = ofFirst ?? ofOnly;
  const number = Number(hour ?? only);
  const of24 = half ? (number % 12) + (/pm/i.test(half) ? 12 : 0) : number;
  values[field.id] = `${String(of24).padStart(2, "0")}:${minute}`;
  return said.replace(all, " ").replace(/\s+/g, " ");
}

const OF_PLACE =
  /^(?:rooms?|places?|locations?|where|venue|raum|ort|salle|lieu|aula|lugar|luogo)$/iu;
const IN_PLACE =
  /\s+(?:in|at|im|in der|en|dans|à)(?: the)? (\p{Lu}[\p{L}'’-]*(?: [\p{Lu}\d][\p{L}\d'’-]*){0,3})\s*$/u;

/** Where an entry is, behind a small word at its end, where a field asks for a place. */
export function withPlace(
  said: string,
  fields: readonly NamedField[],
  main: NamedField | undefined,
  values: Record<string, string>,
): string {
  const field = fields.find(
    ({ id, type, label }) =>
      id !== main?.id && type === "text" && values[id] === undefined && OF_PLACE.test(label),
  );
  const place = field && IN_PLACE.exec(said.trimEnd());
  if (!field || !place?.[1]) return said;
  values[field.id] = place[1];
  return said.slice(0, place.index);
}

/** The colour that stands behind the name of a thing, where a field asks for one. */
export function withColour(
  said: string,
  fields: readonly NamedField[],
  values: Record<string, string>,
): string {
  const field = fields.find(
    ({ label, type }) =>
      type === "text" && /^(?:colou?r|farbe|couleur|color|colore|cor)$/i.test(label),
  );
  const colour = field && COLOUR_WORD.exec(said);
  if (!field || !colour?.[1]) return said;
  values[field.id] = colour[1];
  return said.replace(colour[0], " ");
}

const COLOUR_WORD =
  /(?<=\s)((?:(?:light|dark|pale|navy|sky|hell|dunkel)[ -]?)?(?:white|black|gr[ae]y|red|blue|green|yellow|orange|pink|purple|violet|brown|beige|cream|teal|turquoise|gold|silver|rainbow|multicolou?red|rot|blau|grün|gelb|weiß|schwarz|grau|rosa|lila|braun|rouge|bleu|vert|jaune|blanc|noir|gris|rojo|azul|verde|amarillo|blanco|negro))(?=$|[\s,;(])/iu;
