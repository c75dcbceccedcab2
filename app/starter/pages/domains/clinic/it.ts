import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Studio dei Tigli",
  headlines: [
    "Prima ascoltare, poi aiutare.",
    "Qualcuno che le dedica tempo.",
    "In buone mani, dalla prima visita.",
  ],
  lead: "Lei ci dice che cosa non va, noi spieghiamo che cosa si può fare e lei decide. Con parole che tutti capiscono.",
  action: "Chiedere un appuntamento",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servizi",
      heading: "Di che cosa ci occupiamo",
      items: [
        ["Un primo colloquio", "Che cosa non va, da quando e che cosa ha aiutato finora."],
        ["La cura", "A ogni passo sa che cosa facciamo, e perché."],
        ["Dopo", "Che cosa può fare da sé e quando rivederci."],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "Come lavoriamo",
      text: "Spieghiamo prima di cominciare e rispondiamo a quello che ci viene chiesto. Se qualcun altro può aiutare meglio, lo diciamo.",
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Prima di venire",
      items: [
        ["Che cosa devo portare?", "I referti precedenti, se ce ne sono, e un elenco dei farmaci."],
        ["Ho un po’ di paura. Posso dirlo?", "Certo. Andiamo piano e ci fermiamo quando lo dice."],
        ["Quanto costa?", "Lo sa prima che si faccia qualsiasi cosa."],
        ["E in caso di emergenza?", "Non aspetti una risposta qui: chiami il numero di emergenza."],
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
