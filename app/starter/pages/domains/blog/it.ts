import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Appunti da qui",
  headlines: [
    "Comincia da dove vuoi.",
    "Scritto prima di dimenticarlo.",
    "Una cosa alla volta, raccontata bene.",
  ],
  lead: "Quello che provo, quello che scopro e quello che farei diversamente. Per chi ama le stesse cose.",
  action: "Ricevi i nuovi articoli",
  sections: [
    {
      kind: "cards",
      id: "posts",
      nav: "Articoli",
      heading: "Ultimi articoli",
      items: [
        [
          "Il primo articolo",
          "Di’ di che cosa parla, in una frase che fa venire voglia di leggere.",
        ],
        ["Quello che tutti chiedono", "Metti qui quello che ti chiedono di continuo."],
        ["Una piccola scoperta", "I testi brevi si leggono fino in fondo."],
        ["Che cosa è andato storto", "Questo piace a tutti."],
      ],
    },
    {
      kind: "story",
      nav: "Chi sono",
      heading: "Perché scrivo",
      text: "Scrivo per capire che cosa penso e per conservare quello che si perderebbe. Se qualcosa ti aiuta, o è sbagliato, dimmelo.",
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "I nuovi articoli per e-mail",
      lead: "Una breve lettera quando c’è qualcosa di nuovo, e nel mezzo niente.",
      submit: "Voglio riceverli",
      fields: ["name", "mail"],
    },
  ],
};
