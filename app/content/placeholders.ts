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
  return text.replace(PLACEHOLDER, (_whole, plain?: string, encoded?: string) => {
    const name = plain ?? encoded ?? "";
    if (!Object.hasOwn(values, name)) {
      const known = Object.keys(values).join(", ");
      throw new ContentError(file, `{{${name}}} is unknown; there are ${known}`);
    }
    return encode(values[name as keyof ContentValues]);
  });
}
