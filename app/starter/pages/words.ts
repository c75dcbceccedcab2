import type { FormFieldName, PageLanguage } from "./domain";

/** The words of every page, whatever it is about. */
export interface PageWords {
  skip: string;
  nav: string;
  sample: string;
  visit: string;
  people: string;
  offers: string;
  /** What every form says. */
  formTexts: {
    kept: string;
    thanks: string;
    full: string;
    keptHeading: string;
    mailAction: string;
    csvAction: string;
    clearAction: string;
  };
  fields: Record<FormFieldName, string>;
  coming: string[];
}

export const PAGE_WORDS: Record<PageLanguage, PageWords> = {
  en: {
    skip: "Skip to content",
    nav: "Main",
    sample: "An example. Put your own here.",
    visit: "Visit",
    people: "Who we are",
    offers: "What there is",
    formTexts: {
      kept: "Kept in this browser until the page has a server that takes it.",
      thanks: "Thank you. It is kept in this browser.",
      full: "This browser keeps nothing more. What you wrote is still in the form.",
      keptHeading: "Kept in this browser",
      mailAction: "Send the last one by mail",
      csvAction: "Download as CSV",
      clearAction: "Clear the list",
    },
    fields: {
      name: "Name",
      mail: "Email",
      date: "Day",
      time: "Time",
      guests: "How many",
      coming: "Will you come?",
      food: "What should we know about food?",
      what: "What would you like?",
      message: "Anything else?",
    },
    coming: ["Yes, with joy", "Sadly not"],
  },
  de: {
    skip: "Zum Inhalt",
    nav: "Hauptmenü",
    sample: "Ein Beispiel. Setz deines ein.",
    visit: "Besuch",
    people: "Wer wir sind",
    offers: "Was es gibt",
    formTexts: {
      kept: "Bleibt in diesem Browser, bis die Seite einen Server hat, der es annimmt.",
      thanks: "Danke. Es ist in diesem Browser gespeichert.",
      full: "Dieser Browser speichert nichts mehr. Was du geschrieben hast, steht noch im Formular.",
      keptHeading: "In diesem Browser gespeichert",
      mailAction: "Das Letzte als Mail senden",
      csvAction: "Als CSV herunterladen",
      clearAction: "Liste leeren",
    },
    fields: {
      name: "Name",
      mail: "E-Mail",
      date: "Tag",
      time: "Uhrzeit",
      guests: "Wie viele",
      coming: "Kommt ihr?",
      food: "Was sollten wir zum Essen wissen?",
      what: "Was möchtest du?",
      message: "Noch etwas?",
    },
    coming: ["Ja, sehr gern", "Leider nein"],
  },
};
