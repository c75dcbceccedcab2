import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Marea",
  headlines: [
    "Il modo calmo di finire le cose.",
    "Meno da gestire. Più fatto.",
    "Tutto in un posto, e spazio per pensare.",
  ],
  lead: "A che cosa stai lavorando, che cosa viene dopo e che cosa può aspettare. Si apre in fretta, si chiude facile.",
  action: "Entra in lista d’attesa",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Funzioni",
      heading: "Che cosa fa per te",
      items: [
        ["Si apre su ciò che conta", "Nessun pannello in cui scavare: la prossima cosa è in alto."],
        ["Tiene il tuo passo", "Scrivi, premi un tasto, fatto. Non ti fa mai aspettare."],
        [
          "Tuo, da portare via",
          "Tutto quello che ci metti ne riesce, in un formato che altri leggono.",
        ],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Come funziona",
      heading: "Da zero a fatto",
      items: [
        ["Prima", "Metti tutto dentro", "Incolla la lista che hai già."],
        ["Poi", "Lascia riposare", "Ciò che va insieme si raggruppa, e tu correggi."],
        ["Sempre", "Torna a una cosa sola", "Apri, fai quello che è in alto, chiudi."],
      ],
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Cosa ci chiedono",
      items: [
        ["C’è qualcosa da installare?", "Scrivi qui che cosa serve per cominciare."],
        ["Quanto costa?", "Scrivi qui i tuoi prezzi, in poche parole."],
        ["Dove sono i miei dati?", "Dillo con chiarezza. Questa risposta viene letta."],
      ],
    },
    {
      kind: "form",
      id: "waitlist",
      nav: "Iscriviti",
      heading: "Arriva tra i primi",
      lead: "Lascia il tuo indirizzo e ti scriviamo quando tocca a te.",
      submit: "Iscrivimi",
      fields: ["name", "mail"],
    },
  ],
};
