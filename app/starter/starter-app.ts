import type { Facts } from "./match/facts/facts";
import type { SaidLists } from "./match/said-lists";
import type { PairingName } from "./pages/looks";
import type { ThemeRequest } from "./theme/theme";
import type { Tone } from "./theme/tones";

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

/** Everything a request may set. All texts are raw user text: the engine escapes what it writes. */
export interface StarterParams {
  title: string;
  /** What it is about ("planets", "a coffee shop"), or empty. */
  subject: string;
  theme: ThemeRequest;
  /** Whether the theme's colours were asked for, rather than being the app's own. */
  asksColours: boolean;
  tone: Tone;
  /** The form fields that were asked for; null means the app's own. */
  fields: Field[] | null;
  /** Sections asked for beyond the app's own. */
  sections: SectionName[];
  /** What the request lists for the app to begin with. */
  lists: SaidLists;
  /** What the person said, word for word: what is there goes before any sample. */
  facts: Facts;
  /** The whole request in lower case, for the app's own small choices. */
  request: string;
  /** The request as it was written: names are known by their capitals. */
  said: string;
}

/** Two or three edits, as a person would type them. */
type NextSteps = [string, string, string?];

/**
 * One app of the starter: what is special about it, said as data. Its programs and pages are the
 * files in its folder, one complete project for each kind: `apps/<id>/files/<kind>/`. The engine
 * copies them and writes what was asked into constants (`values`) and placeholders (`texts`) alone.
 */
export interface StarterApp {
  /** The name of its folder. */
  id: string;
  /** As written in lists and sentences, e.g. "to-do list". */
  name: string;
  /** Default accent, hex. */
  accent: string;
  /** The fonts it is set in where no tone was asked for; without one, the tone's. */
  pairing?: PairingName;
  /** Words and phrases (lower case, singular) that mean this app; longer ones weigh more. */
  keywords: string[];
  /** Words that mean this app even beside the name of a well-known other one: "memory puzzle". */
  unmistakable?: RegExp;
  /** What people expect of such an app and this one has not: pattern → words for a sentence. */
  lacks?: [RegExp, string][];
  /** The first is the default. */
  kinds: [StarterKind, ...StarterKind[]];
  /** What the app is called when the person gave no title. */
  defaultTitle(subject: string, request: string, facts: Facts): string;
  /** One sentence on what the finished app does. */
  describe(params: StarterParams): string;
  /** A request for it, for the sentences that say what can be asked. */
  example?: string;
  /** Edits the engine can really make on it next, as the person would type them. */
  next: NextSteps | ((params: StarterParams) => NextSteps);
  /** Its own form fields, where it has a form whose fields can be chosen. */
  fields?(subject: string, request: string): Field[];
  /** The id of its own field by which entries stand when it opens, the nearest day first; null where they have no such. */
  firstBy?(request: string): string | null;
  /** What becomes of the fields that were asked for, where that is not just them. */
  chooseFields?(asked: Field[] | null, request: string): Field[] | null;
  /** Lists of things are its first entries, not what it asks of each. */
  lists?: "entries";
  /** Page sections, where it has them: those it always has, and the order of all it may have. */
  sections?: { own: SectionName[]; order: SectionName[] };
  /**
   * Where the app is a page that is put together of parts, in the place of files in its folder
   * (decision 077): the request that the page is made of.
   */
  page?(params: StarterParams): StarterParams;
  /** Constants of its files (`const name = …;`) and what a request makes of them. */
  values?(params: StarterParams): Record<string, unknown>;
  /** What of a request its values are made of: that is used, though it is not shown word for word. */
  reads?: RegExp;
  /** Placeholders of its pages (`{{name}}`) beside title and description, raw. */
  texts?(params: StarterParams): Record<string, string>;
}
