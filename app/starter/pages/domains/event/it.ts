import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Ci vediamo lì",
  headlines: [
    "Belle persone. Grandi idee. E tu.",
    "Vieni per il programma, resta per la compagnia.",
    "Segnalo in agenda.",
  ],
  lead: "Vieni, porta qualcuno e resta quanto vuoi. Qui c’è quello che succede, e una riga per dirci che vieni.",
  action: "Prenota il tuo posto",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programma",
      heading: "Il programma",
      items: [
        ["09:00", "Apertura porte e caffè", "Trova un posto, trova un amico."],
        ["10:00", "Inizio", "Il tema della giornata, in poche parole."],
        ["11:00", "La prima parte", "Di’ qui chi o che cosa c’è."],
        ["14:00", "La seconda parte", "Di’ che cosa c’è da vedere, sentire o fare."],
        ["18:00", "La serata", "Cibo, musica e tempo per parlare."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Perché venire",
      heading: "Buoni motivi per venire",
      items: [
        ["Qualcosa da portare a casa", "Un’idea, una canzone, un numero nel telefono."],
        ["Persone come te", "Chi viene da solo non resta solo."],
        ["Spazio per parlare", "Le pause sono lunghe apposta."],
      ],
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Buono a sapersi",
      items: [
        ["Devo conoscere qualcuno?", "No. Saluta all’ingresso e conosci già qualcuno."],
        ["Si mangia?", "Dicci che cosa mangi quando ti iscrivi."],
        ["E se poi non posso venire?", "Diccelo, così il posto va a qualcun altro."],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "Iscriviti",
      heading: "Prenota il tuo posto",
      lead: "Dicci chi viene. Basta una riga per posto.",
      submit: "Prenota il posto",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
