import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Passo Saldo",
  headlines: [
    "Più forte, una settimana alla volta.",
    "Un’ora solo per te.",
    "Comincia da dove sei.",
  ],
  lead: "Piccoli gruppi, qualcuno che sa il tuo nome e un programma che entra nella tua vita.",
  action: "Prova una lezione",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Corsi",
      heading: "I corsi",
      items: [
        ["Mattina", "Risveglio", "Lento, morbido, finito prima del lavoro."],
        ["Pranzo", "Breve e intenso", "Sta in una pausa pranzo."],
        ["Sera", "Le basi", "Per le prime settimane, o per riprendere."],
        ["Weekend", "Quello lungo", "Più tempo, più persone, più divertimento."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Come funziona",
      heading: "Come funziona",
      items: [
        ["Piccoli gruppi", "Abbastanza per divertirsi, pochi per essere seguiti."],
        ["Al tuo ritmo", "Ogni esercizio ha una forma più facile e una più dura."],
        ["Progressi che si vedono", "Scriviamo quello che fai, così lo vedi crescere."],
      ],
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
      heading: "Prova una lezione",
      lead: "Dicci quale lezione vorresti provare. Vieni con vestiti comodi.",
      submit: "Prova una lezione",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
