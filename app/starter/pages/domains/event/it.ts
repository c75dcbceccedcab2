import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "All’Aperto",
  headlines: [
    "Un giorno. Belle persone. Grandi idee.",
    "Vieni per un incontro, resta per la compagnia.",
    "Una giornata di cui parlerai a lungo.",
  ],
  lead: "Interventi brevi al mattino, laboratori dopo pranzo e una lunga serata insieme.",
  action: "Prenota il tuo posto",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programma",
      heading: "Il programma",
      items: [
        ["09:00", "Apertura porte e caffè", "Trova un posto, trova un amico."],
        ["10:00", "Inizio", "Il tema della giornata, in venti minuti."],
        ["11:00", "Interventi brevi", "Di chi questo lavoro lo fa."],
        ["14:00", "Laboratori", "Piccoli gruppi, niente da portare."],
        ["18:00", "La lunga serata", "Cibo, musica e tempo per parlare."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Perché venire",
      heading: "Buoni motivi per venire",
      items: [
        ["Voci da ascoltare", "Persone che raccontano anche ciò che è andato storto."],
        ["Mani, non slide", "Ogni laboratorio finisce con qualcosa fatto da te."],
        ["Spazio per parlare", "Le pause sono lunghe apposta."],
      ],
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Buono a sapersi",
      items: [
        ["È per principianti?", "Sì. Ogni incontro dice che cosa serve sapere prima."],
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
