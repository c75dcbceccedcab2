import type { Field } from "../starter-app";
import { STATED, typeOf } from "./field-type";
import { sentenceCase } from "./words";

/** More fields than this make a form nobody fills in. */
const MOST_FIELDS = 12;
const LABEL_CHARACTERS = 40;
/** A list of fields longer than this is prose. */
const SENTENCE_CHARACTERS = 600;

/** Labels that are fields even when the word "field" is not said. */
const KNOWN =
  /^(?:due dates?|deadlines?|dates?|birthdays?|priorit(?:y|ies)|status|categor(?:y|ies)|types?|tags?|amount|prices?|costs?|quantit(?:y|ies)|notes?|descriptions?|details?|urls?|links?|websites?|emails?|e-mails?|phones?|phone numbers?|address(?:es)?|names?|titles?|authors?|ratings?|locations?|assignees?|owners?|times?|durations?|colou?rs?|ingredients|instructions|steps|servings|calories|company|companies|items?|comments?|genres?|years?|age|stages?|sizes?|brands?|vendors?|stores?|payment methods?|text|body|questions?|answers?|done|completed?|paid|merchant|effort|labels?)$/;

/** The fields a request lists ("with fields name, due date and status (open, closed)"), or null. */
export function fieldsIn(text: string): Field[] | null {
  const named =
    /\b(?:with|having|has|have|and|,)?\s*(?:the |these |following |some )*(?:form )?(?:fields?|columns?|inputs?|properties|attributes)(?: for| like| such as| of|:| are| named| called)?\s*:?\s+([^.!?\n]+)/i.exec(
      text,
    );
  if (named?.[1]) {
    const fields = parseList(named[1]);
    if (fields.length > 0) return fields;
  }
  const reversed =
    /\b(?:with|having|has|have)\s+(?:a |an |the )?([^.!?\n]+?)\s+(?:fields?|columns?|inputs?)\b(\s*\([^)]*\))?/i.exec(
      text,
    );
  if (reversed?.[1]) {
    const fields = parseList(reversed[1] + (reversed[2] ?? ""));
    if (fields.length > 0) return fields;
  }
  return knownFields(text);
}

/** At most this many places of a text are tried as the start of a list. */
const LIST_STARTS = 12;

/** "each task has a name, due date and priority": a list in which every word is a known field. */
function knownFields(text: string): Field[] | null {
  const starts = [...text.matchAll(/\b(?:with|has|have|having|stores?|tracks?)\s+/gi)];
  for (const start of starts.slice(0, LIST_STARTS)) {
    const after = text.slice(start.index + start[0].length);
    const sentence = after.slice(0, SENTENCE_CHARACTERS).split(/[.!?\n]/)[0] ?? "";
    const fields = parseList(sentence);
    const known = fields.filter(
      (field) => field.type !== "text" || KNOWN.test(field.label.toLowerCase()),
    );
    // Of a longer list the known ones tell what it is: "artist, title, year and genre".
    const isList = fields.length > 2 && known.length * 2 >= fields.length;
    if (fields.length >= 2 && (isList || known.length === fields.length)) return fields;
  }
  return null;
}

/** Whose field it is, which all of them are: "an emoji for every habit". */
const OF_EACH_ENTRY =
  /(?<=\p{L})\s+(?:(?:for|on|to|of|under|below|beneath|beside) (?:each|every)|(?:sous|sur|pour|à|de|dans|à côté de) chaque|(?:unter|an|zu|bei|für|auf|in) jede[rmns]?|(?:bajo|debajo de|en|a|para|de|sobre) cada|(?:sotto|per|su|di|in) ogni|(?:sob|embaixo de|em|para|abaixo de) cada) \p{L}+\s*$/iu;

/** A field from one label, with its type and options: "status (open, closed)". */
export function fieldOf(raw: string): Field | null {
  const options = /\(([^)]+)\)|:\s*([\p{L}\p{N} /,|-]+)$/u.exec(raw);
  const label = raw
    .replace(/\(.*$|:.*$/s, "")
    .replace(
      /^\s*(?:and |or |an? |the |its |their |optional |new |extra |also |une? (?:petite? |courte? )?|petite? |eine?n? (?:kleine[rsn]? |kurze[rsn]? )?)+/i,
      "",
    )
    .replace(OF_EACH_ENTRY, "")
    .replace(/\s+(?:fields?|columns?|inputs?|box|dropdown|checkbox)\s*$/i, "")
    .replace(/[^\p{L}\p{N} %€$£#&/'’-]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LABEL_CHARACTERS);
  if (label === "" || label.split(" ").length > 5) return null;
  const id = idOf(label);
  const choices = (options?.[1] ?? options?.[2])
    ?.split(/\s*(?:[,|/]| or )\s*/)
    .map((item) => sentenceCase(item.trim()))
    .filter(Boolean);
  const typed = choices && choices.length > 0 ? (choices[0] ?? "").toLowerCase() : "";
  const stated = choices?.length === 1 ? STATED[typed] : undefined;
  if (stated) return { id, label: sentenceCase(label), type: stated };
  if (choices && isYesOrNo(choices)) return { id, label: sentenceCase(label), type: "check" };
  if (choices && choices.length >= 2)
    return { id, label: sentenceCase(label), type: "choice", options: choices.slice(0, 20) };
  return { id, label: sentenceCase(label), ...typeOf(raw.toLowerCase(), label.toLowerCase()) };
}

/** What is yes or no is ticked. */
export function isYesOrNo(choices: readonly string[]): boolean {
  return choices.length === 2 && /^(?:yes,no|y,n|no,yes)$/i.test(choices.join(","));
}

/** "Due date" → "dueDate": an ASCII JavaScript identifier. */
export function idOf(label: string): string {
  const parts = label
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9 ]+/g, " ")
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const id = parts.map((part, index) => (index === 0 ? part : sentenceCase(part))).join("");
  if (id === "")
    return `field${[...label].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 9973, 7)}`;
  return /^\d/.test(id) ? `field${id}` : id;
}

/** Splits "name, due date and status (open, closed)" outside parentheses into fields. */
export function parseList(text: string): Field[] {
  const cut = text.replace(/\s+(?:in|called|named|using|that|which|so that|but|please)\b.*$/is, "");
  const parts = cut.split(/(?:,|;|&|\band\b|\bplus\b)(?![^(]*\))/i);
  const fields: Field[] = [];
  for (const part of parts) {
    const field = part.trim() === "" ? null : fieldOf(part);
    if (!field || fields.some(({ id }) => id === field.id)) continue;
    fields.push(fields.length === 0 ? asMain(field) : field);
    if (fields.length === MOST_FIELDS) break;
  }
  return fields;
}

/** The first field names the entry in lists, so it must be there; a checkbox cannot do that. */
function asMain(field: Field): Field {
  if (field.type === "check") return field;
  return { ...field, type: field.type === "long" ? "text" : field.type, required: true };
}
