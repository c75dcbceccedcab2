import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "L’Ora Lenta",
  headlines: [
    "Inspira. Il resto può aspettare.",
    "Un’ora senza schermo.",
    "Vieni rigido come sei.",
  ],
  lead: "Un tappetino, una sala calma e qualcuno che ti mostra come si fa. Non serve essere flessibili, e nessuno guarda.",
  action: "Prova un’ora",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Corsi",
      heading: "I corsi",
      items: [
        ["Mattina", "Partire piano", "Movimenti dolci, prima che cominci la giornata."],
        ["Pranzo", "Un lungo respiro", "Breve e quieto, per tornare a te."],
        ["Sera", "Lasciare andare", "Allungamenti lunghi, e alla fine si resta distesi."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Prima volta",
      heading: "La tua prima volta",
      items: [
        ["Vestiti morbidi", "Con cui puoi muoverti e stenderti."],
        ["Di’ che cosa fa male", "Prima di cominciare: ti mostriamo un altro modo."],
        ["Riposa quando vuoi", "Restare distesi è sempre permesso."],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "Di che si tratta",
      text: "Qui nessuno viene misurato e niente deve riuscire. Ci muoviamo, respiriamo, stiamo in silenzio e torniamo a casa un po’ più leggeri.",
    },
    {
      kind: "visit",
      nav: "Dove siamo",
      heading: "Dove e quando",
      hours: [],
    },
    {
      kind: "form",
      id: "trial",
      nav: "Prova",
      heading: "Prova un’ora",
      lead: "Dicci quale ora vorresti provare e se c’è qualcosa che dobbiamo sapere.",
      submit: "Prova un’ora",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
