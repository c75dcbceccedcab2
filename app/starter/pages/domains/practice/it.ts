import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Tiglio & Associati",
  headlines: [
    "Qualcuno che prima ascolta.",
    "Consigli chiari, in parole semplici.",
    "In buone mani, dalla prima telefonata.",
  ],
  lead: "Lei ci dice di che cosa si tratta, noi le diciamo che cosa si può fare, in quanto tempo e a quale costo. Poi decide lei.",
  action: "Chiedere un appuntamento",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servizi",
      heading: "Di che cosa ci occupiamo",
      items: [
        [
          "Un primo colloquio",
          "Di che cosa si tratta, che cosa è possibile e se siamo le persone giuste.",
        ],
        ["Il lavoro", "Una sola persona che conosce il suo caso, dall’inizio alla fine."],
        ["Dopo", "Rispondiamo anche alle domande che arrivano più tardi."],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "Come lavoriamo",
      text: "Nessuna attesa al telefono, nessuna parola da cercare sul dizionario. In ogni momento sa che cosa succede dopo, e perché.",
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Prima di venire",
      items: [
        [
          "Che cosa devo portare?",
          "Tutto quello che ha sulla questione. Non tralasci nulla perché sembra poco.",
        ],
        ["Quando posso venire?", "Ci scriva con il modulo e dica se è urgente."],
        ["Quanto costa?", "Lo sa prima che si faccia qualsiasi cosa."],
      ],
    },
    {
      kind: "visit",
      nav: "Dove siamo",
      heading: "Dove trovarci",
      hours: [],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Appuntamento",
      heading: "Chiedere un appuntamento",
      lead: "Ci dica in una frase di che cosa si tratta e quando le andrebbe bene.",
      submit: "Chiedi un appuntamento",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
