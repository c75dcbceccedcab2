import { ContentError } from "./front-matter";

/** What texts may say of this installation: `{{appName}}` and so on. */
export interface ContentValues {
  appName: string;
  /** The address people use, without a slash at the end. */
  appUrl: string;
  contactEmail: string;
  careersEmail: string;
  /** Who writes the answers, e.g. "gpt-4.1, at api.openai.com". */
  modelService: string;
  /** The providers that one can sign in with, e.g. "Google and GitHub". */
  signInServices: string;
  /** Who carries its mails, e.g. "Mail: the mail server at mail.example". */
  mailService: string;
  /** Figures that the software goes by, by their names, e.g. sessionDays: "7". */
  facts: Readonly<Record<string, string>>;
}

/** As written, and as Markdown encodes it inside an address. */
const PLACEHOLDER = /\{\{(\w+)\}\}|%7B%7B(\w+)%7D%7D/g;

/**
 * Puts values where the text names them.
 *
 * @param encode makes a value safe for where it goes: HTML, or nothing for plain text
 * @throws {ContentError} when the text names something unknown
 */
export function fillPlaceholders(
  file: string,
  text: string,
  values: ContentValues,
  encode: (value: string) => string = String,
): string {
  const { facts, ...named } = values;
  const known = new Map(Object.entries({ ...facts, ...named }));
  return text.replace(PLACEHOLDER, (_whole, plain?: string, encoded?: string) => {
    const name = plain ?? encoded ?? "";
    const value = known.get(name);
    if (value === undefined) {
      const names = [...known.keys()].join(", ");
      throw new ContentError(file, `{{${name}}} is unknown; there are ${names}`);
    }
    return encode(value);
  });
}
