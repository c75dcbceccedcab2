import { jsonrepair } from "jsonrepair";
import { z } from "zod";
import { escapePattern } from "~/projects/escape-pattern";

/** Longest list of a form: what a model writes beyond is a loop. */
const LISTED = 12;

/** One line of text, of whatever type a model wrote it: of a list the first, of an object what names it. Cut where it is too long. */
function textOf(value: unknown, characters: number): string {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0], characters);
  if (typeof value === "object" && value !== null) {
    const { name, label, title, kind, type } = value as Record<string, unknown>;
    return textOf(name ?? label ?? title ?? kind ?? type, characters);
  }
  if (typeof value !== "string" || /^(?:null|none|undefined|n\/?a|string)$/i.test(value.trim()))
    return "";
  const line = value.replace(/\s+/g, " ").trim();
  return line.length > characters ? "" : line;
}

/** Several lines: also those of one text with commas, or the names of an object's members. */
function textsOf(value: unknown, characters: number): string[] {
  const all =
    typeof value === "string"
      ? value.split(/[,;\n]/)
      : Array.isArray(value)
        ? value
        : typeof value === "object" && value !== null
          ? Object.keys(value)
          : [];
  const texts = all.map((one) => textOf(one, characters)).filter((text) => text !== "");
  return [...new Set(texts)].slice(0, LISTED);
}

const text = (characters: number) => z.unknown().transform((value) => textOf(value, characters));
const texts = (characters: number) => z.unknown().transform((value) => textsOf(value, characters));

/** What a model fills in that is too small to write files. Such models mix up types: what can be understood counts. */
export const formSchema = z.object({
  kind: text(120),
  title: text(80),
  about: text(80),
  fields: texts(60),
  sections: texts(40),
  tone: text(40),
  colour: text(40),
});
export type FilledForm = z.output<typeof formSchema>;

/** The same for providers that hold a model to a schema. */
export function formJsonSchema(kinds: readonly string[]): object {
  const text = { type: "string" };
  const texts = { type: "array", items: text };
  const properties = {
    kind: { type: "string", enum: [...kinds] },
    title: text,
    about: text,
    fields: texts,
    sections: texts,
    tone: text,
    colour: text,
  };
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** Asks for the form in as few words as a model of a billion parameters can follow. */
export function formPrompt(kinds: readonly string[]): string {
  return `Read what the person wants and fill in this form. Answer with one JSON object and nothing else.
"kind": one of: ${kinds.join(", ")}
"title": its name, if the person said one, else ""
"about": what it is about, in a few words
"fields": what each entry has, if it is a list, e.g. ["name", "due date"]
"sections": parts of the page that were asked for, e.g. ["team"]
"tone": playful, minimal, professional, retro or ""
"colour": a colour that was asked for, or ""`;
}

/**
 * Reads a form out of what a model said: also from inside a fence, or between sentences. Broken JSON
 * is repaired: quotes of another kind, commas too many or too few, an end that was not written.
 */
export function readForm(said: string, kinds: readonly string[]): FilledForm | null {
  const [start, end] = [said.indexOf("{"), said.lastIndexOf("}")];
  if (start < 0) return null;
  const text = end > start ? said.slice(start, end + 1) : said.slice(start);
  try {
    const data = formIn(JSON.parse(jsonrepair(text)));
    if (!data) return null;
    const kind = kindOf(data.kind, kinds);
    if (kind) return { ...data, kind };
    // A kind of the model's own says nothing; what else it filled in does.
    const { title, about, fields, sections, tone, colour } = data;
    const isFilled =
      [title, about, tone, colour].some(Boolean) || fields.length + sections.length > 0;
    return isFilled ? { ...data, kind: "" } : null;
  } catch {
    return null;
  }
}

/** What the members are called where a model translates the form, by the beginning of the word. */
const MEMBERS: readonly (readonly [keyof FilledForm, RegExp])[] = [
  [
    "kind",
    /^(?:kind|type|app|art|typ|kategor|categor|genre|tipo|clase|soort|тип|вид|类型|種類|종류)/,
  ],
  [
    "title",
    /^(?:title|name|titel|titre|nom|t[ií]tul|nombre|nome|titol|naam|назван|имя|标题|名称|タイトル|제목)/,
  ],
  [
    "about",
    /^(?:about|subject|topic|descri|beschr|them[ae]|sujet|tema|asunto|assunto|argoment|onderwerp|тема|о чем|主题|テーマ|주제)/,
  ],
  [
    "fields",
    /^(?:field|columns?|feld|spalte|champ|colonne|camp|columna|veld|kolom|поля|字段|項目|필드)/,
  ],
  [
    "sections",
    /^(?:section|parts|abschnitt|bereich|seccion|seções|secoes|sezion|onderde|раздел|部分|セクション|섹션)/,
  ],
  ["tone", /^(?:tone|style|ton$|stil|tono|tom$|estilo|stile|toon|тон|стиль|风格|トーン|톤)/],
  ["colour", /^(?:colou?r|farbe|couleur|cor$|colore|kleur|цвет|颜色|色|색)/],
];

/** The members of an object under the form's own names; its own come before translated ones. */
function inOwnNames(value: object): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    const word = key.toLowerCase().trim();
    const name = MEMBERS.find(([, pattern]) => pattern.test(word))?.[0];
    if (name && (word === name || !(name in value || name in named))) named[name] = member;
  }
  return named;
}

/** The form of what was parsed: it may stand in a list, or below a name of the model's own. */
function formIn(value: unknown, depth = 0): FilledForm | null {
  if (typeof value !== "object" || value === null || depth > 2) return null;
  const members = Array.isArray(value) ? value : Object.values(value);
  const named = Array.isArray(value) ? {} : inOwnNames(value);
  const isForm = ["kind", "title", "about", "fields"].some((name) => name in named);
  if (isForm) return formSchema.safeParse(named).data ?? null;
  return members.map((one) => formIn(one, depth + 1)).find((form) => form !== null) ?? null;
}

/** The kind that a model means: "Landing Page" and "todo list" are kinds as well, and so is one with a remark behind it. */
function kindOf(said: string, kinds: readonly string[]): string | undefined {
  const plain = (text: string) =>
    text
      .replace(/\(.*$/su, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  return kinds.find((kind) => plain(kind) === plain(said));
}

/** A kind without the examples that stand behind it: the engine would take them for what was asked. */
function shortName(kind: string): string {
  return kind.replace(/\s*\(.*$/su, "");
}

/** The kind that has whatever fields are named. */
const LIST = "collection";

/**
 * The form in words that the built-in engine reads, before the person's own; and a second time as a list, for where
 * nothing comes of the first: fields without a kind are those of one, unless the person's words name another thing.
 */
export function requestsOf(form: FilledForm, words: string): string[] {
  const isOpen = form.kind === "" && form.fields.length > 1;
  const forms = isOpen ? [form, { ...form, kind: LIST }] : [form];
  return forms.map((one) => requestOf(one, words));
}

/**
 * One form in words. A title is taken only where the person said it: what a model invents must not stand in the place
 * of what was said.
 */
function requestOf(form: FilledForm, words: string): string {
  const said = words.toLowerCase();
  // Half a word is what is left of a form that broke off in it.
  const isSaid = (text: string) =>
    text !== "" &&
    new RegExp(
      `(?<![\\p{L}\\p{N}])${escapePattern(text.toLowerCase())}(?![\\p{L}\\p{N}])`,
      "u",
    ).test(said);
  const kind = shortName(form.kind);
  const quoted = form.title.replace(/["“”\n]/g, "");
  const parts = [
    kind && `make a ${kind}`,
    isSaid(quoted) ? `called "${quoted}"` : "",
    /\p{L}/u.test(form.about) && !isSaid(form.about) ? `about ${form.about}` : "",
    form.tone ? `, ${form.tone} style` : "",
    form.fields.length > 1 ? `, with fields ${form.fields.join(", ")}` : "",
  ];
  const sections = form.sections.map((name) => `Add a ${name} section.`);
  const first = parts.filter(Boolean).join(" ").replace(/^, /, "");
  return [...(first ? [`${first}.`] : []), ...sections, words].join("\n");
}
