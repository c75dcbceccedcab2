import type { PageWords } from "./page-words";

export const de: PageWords = {
  skip: "Zum Inhalt",
  nav: "Hauptmenü",
  sample: "Ein Beispiel. Setz deines ein.",
  visit: "Besuch",
  people: "Wer wir sind",
  offers: "Was es gibt",
  glance: "Auf einen Blick",
  voices: "Was andere sagen",
  price: "Preis",
  programme: "Programm",
  formTexts: {
    kept: "Bleibt in diesem Browser, bis die Seite einen Server hat, der es annimmt.",
    sends: "Es geht direkt an uns. Klappt das nicht, bleibt es hier, und du erfährst es.",
    unsent:
      "Es ist nicht angekommen. Was du geschrieben hast, steht noch im Formular: Bitte sende es gleich noch einmal.",
    sent: "Danke. Es ist bei uns angekommen.",
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
};
