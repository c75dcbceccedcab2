import { jsonrepair } from "jsonrepair";
import { z } from "zod";

/** What a model fills in that is too small to write files. */
export const formSchema = z.object({
  kind: z.string().max(60),
  title: z.string().max(80).catch(""),
  about: z.string().max(80).catch(""),
  fields: z.array(z.string().max(60)).max(12).catch([]),
  sections: z.array(z.string().max(40)).max(12).catch([]),
  tone: z.string().max(40).catch(""),
  colour: z.string().max(40).catch(""),
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
    const { data } = formSchema.safeParse(JSON.parse(jsonrepair(text)));
    if (!data) return null;
    if (kinds.includes(data.kind)) return data;
    // A kind of the model's own says nothing; what else it filled in does.
    const { title, about, fields, sections, tone, colour } = data;
    const isFilled =
      [title, about, tone, colour].some(Boolean) || fields.length + sections.length > 0;
    return isFilled ? { ...data, kind: "" } : null;
  } catch {
    return null;
  }
}

/**
 * The form in words that the built-in engine reads, before the person's own. A title is taken only
 * where they said it: what a model invents must not stand in the place of what was said.
 */
export function requestOf(form: FilledForm, words: string): string {
  const isSaid = (text: string) => text !== "" && words.toLowerCase().includes(text.toLowerCase());
  const quoted = form.title.replace(/["“”\n]/g, "");
  const parts = [
    form.kind && `make a ${form.kind}`,
    isSaid(quoted) ? `called "${quoted}"` : "",
    form.about && !isSaid(form.about) ? `about ${form.about}` : "",
    form.tone ? `, ${form.tone} style` : "",
    form.fields.length > 1 ? `, with fields ${form.fields.join(", ")}` : "",
  ];
  const sections = form.sections.map((name) => `Add a ${name} section.`);
  const first = parts.filter(Boolean).join(" ").replace(/^, /, "");
  return [...(first ? [`${first}.`] : []), ...sections, words].join("\n");
}
