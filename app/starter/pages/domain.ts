import type { Language } from "../match/facts/language";
import type { LayoutName, PairingName } from "./looks";

/** Pages speak every language that requests are read in. */
export type PageLanguage = Language;
export type FormFieldName =
  | "name"
  | "mail"
  | "date"
  | "time"
  | "guests"
  | "coming"
  | "food"
  | "what"
  | "message";

type Entry = [name: string, text: string];

/** A section of a page as it is before anybody said a fact. `nav`: its link in the navigation. */
export type PageSection =
  | { kind: "menu"; nav: string; heading: string; groups: [name: string, items: Entry[]][] }
  | { kind: "cards"; id: string; nav: string; heading: string; items: Entry[] }
  | { kind: "points"; id: string; nav: string; heading: string; items: Entry[] }
  | {
      kind: "schedule";
      id: string;
      nav: string;
      heading: string;
      items: [time: string, name: string, text: string][];
    }
  | { kind: "story"; nav: string; heading: string; text: string }
  | { kind: "visit"; nav: string; heading: string; hours: [days: string, time: string][] }
  | { kind: "questions"; nav: string; heading: string; items: Entry[] }
  | {
      kind: "form";
      id: string;
      nav: string;
      heading: string;
      lead: string;
      submit: string;
      fields: FormFieldName[];
    };

export interface DomainTexts {
  /** What it is called when nobody gave a name. */
  name: string;
  /** One is chosen by the page's name. */
  headlines: [string, string, ...string[]];
  lead: string;
  /** The first button, which leads to the form. */
  action: string;
  sections: PageSection[];
}

/** Colours that suit a domain: hex, as a person may ask for them. */
export interface Palette {
  accent: string;
  second: string;
  background?: string;
}

/** One kind of place or occasion: its pictures, its words, and the looks that suit it. */
export interface Domain {
  id: string;
  /** Those who invite are named already. */
  namesPeople?: true;
  /** The kinds of places that facts know, as `match/facts` names them. */
  places: string[];
  /** What names it in a request, in lower case. */
  match: RegExp;
  /** An emoji for the browser's tab; the page draws its pictures. */
  icon: string;
  layouts: [LayoutName, LayoutName, LayoutName, ...LayoutName[]];
  pairings: [PairingName, PairingName, PairingName, ...PairingName[]];
  palettes: [Palette, Palette, Palette, ...Palette[]];
  texts: Record<PageLanguage, DomainTexts>;
}
