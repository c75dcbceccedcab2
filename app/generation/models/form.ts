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

/** The form of what was parsed: it may stand in a list, or below a name of the model's own. */
function formIn(value: unknown, depth = 0): FilledForm | null {
  if (typeof value !== "object" || value === null || depth > 2) return null;
  const members = Array.isArray(value) ? value : Object.values(value);
  const isForm =
    !Array.isArray(value) && ["kind", "title", "about", "fields"].some((name) => name in value);
  if (isForm) return formSchema.safeParse(value).data ?? null;
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

/** The kind that has whatever fields are named. */
const LIST = "collection";

/**
 * The form in words that the built-in engine reads, before the person's own. A title is taken only
 * where they said it: what a model invents must not stand in the place of what was said.
 */
export function requestOf(form: FilledForm, words: string, kinds: readonly string[] = []): string {
  const said = words.toLowerCase();
  // Half a word is what is left of a form that broke off in it.
  const isSaid = (text: string) =>
    text !== "" &&
    new RegExp(
      `(?<![\\p{L}\\p{N}])${escapePattern(text.toLowerCase())}(?![\\p{L}\\p{N}])`,
      "u",
    ).test(said);
  // Fields are of a list, where the person named nothing else.
  const isList =
    form.fields.length > 1 && kinds.includes(LIST) && !kinds.some((kind) => said.includes(kind));
  const kind = form.kind === "" && isList ? LIST : form.kind;
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
