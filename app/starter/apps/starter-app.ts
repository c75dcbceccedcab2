import type { ThemeRequest } from "../theme/theme";

/** How a generated project is built: plain files, vanilla TypeScript, or React 18. */
export type StarterKind = "static" | "vanilla" | "react";

export type FieldType =
  | "text"
  | "long"
  | "number"
  | "date"
  | "time"
  | "url"
  | "email"
  | "tel"
  | "check"
  | "choice";

/** A form field of a list-like app. `id` is a JavaScript identifier, unique in its app. */
export interface Field {
  id: string;
  label: string;
  type: FieldType;
  required?: boolean;
  options?: string[];
}

export type Tone = "plain" | "playful" | "minimal" | "professional" | "retro";

export type SectionName =
  | "about"
  | "features"
  | "steps"
  | "pricing"
  | "testimonials"
  | "faq"
  | "team"
  | "gallery"
  | "stats"
  | "newsletter"
  | "services"
  | "experience"
  | "skills"
  | "hours"
  | "contact";

/** Everything a request may set. All texts are raw user text: escape where they are written. */
export interface StarterParams {
  title: string;
  /** What it is about ("planets", "a coffee shop"), or empty. */
  subject: string;
  theme: ThemeRequest;
  tone: Tone;
  /** The fields that were asked for; null means the app's own. */
  fields: Field[] | null;
  /** Sections asked for beyond the app's own. */
  sections: SectionName[];
  /** The whole request in lower case, for the app's own small choices. */
  request: string;
}

/** One parametrised app of the starter engine. */
export interface StarterApp {
  id: string;
  /** As written in lists and sentences, e.g. "to-do list". */
  name: string;
  /** An emoji for the page icon. */
  icon: string;
  /** Default accent, hex. */
  accent: string;
  /** Words and phrases (lower case, singular) that mean this app; longer ones weigh more. */
  keywords: string[];
  /** The first is the default. */
  kinds: [StarterKind, ...StarterKind[]];
  /** What the app is called when the person gave no title. */
  defaultTitle(subject: string, request: string): string;
  /** One sentence on what the finished app does. */
  describe(params: StarterParams): string;
  /** Edits the engine can really make on it next, as the person would type them. */
  next: [string, string, string?];
  /** Its own form fields, where it has a form whose fields can be chosen. */
  fields?(subject: string, request: string): Field[];
  /** Normal path → text, complete for the kind. */
  files(params: StarterParams, kind: StarterKind): Map<string, string>;
}

/** "space travel" → "Space travel". */
export function sentenceCase(text: string): string {
  return text === "" ? "" : text[0]?.toUpperCase() + text.slice(1);
}
