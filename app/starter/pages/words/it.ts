import type { PageWords } from "./page-words";

export const it: PageWords = {
  skip: "Vai al contenuto",
  nav: "Menù principale",
  sample: "Un esempio. Metti qui il tuo.",
  visit: "Dove siamo",
  people: "Chi siamo",
  offers: "Che cosa c’è",
  glance: "In breve",
  voices: "Dicono di noi",
  price: "Prezzo",
  programme: "Programma",
  formTexts: {
    kept: "Resta in questo browser finché la pagina non ha un server che lo riceva.",
    sends: "Ci arriva direttamente. Se non riesce, resta qui e te lo diciamo.",
    unsent:
      "Non è arrivato. Quello che hai scritto è ancora nel modulo: invialo di nuovo tra un momento.",
    sent: "Grazie. Ci è arrivato.",
    thanks: "Grazie. È salvato in questo browser.",
    full: "Questo browser non può salvare altro. Quello che hai scritto è ancora nel modulo.",
    keptHeading: "Salvato in questo browser",
    mailAction: "Invia l’ultimo per e-mail",
    csvAction: "Scarica come CSV",
    clearAction: "Svuota l’elenco",
  },
  fields: {
    name: "Nome",
    mail: "E-mail",
    date: "Giorno",
    time: "Ora",
    guests: "Quanti",
    coming: "Ci sarai?",
    food: "Che cosa dobbiamo sapere sul cibo?",
    what: "Che cosa vorresti?",
    message: "Altro?",
  },
  coming: ["Sì, con gioia", "Purtroppo no"],
};
