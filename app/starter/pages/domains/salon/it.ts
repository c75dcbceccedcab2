import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "La Buona Poltrona",
  headlines: [
    "Siediti. Al resto pensiamo noi.",
    "Tu, in una giornata splendida.",
    "Vieni come sei, esci come vuoi.",
  ],
  lead: "Una poltrona, uno specchio e qualcuno che chiede che cosa vuoi prima di cominciare.",
  action: "Chiedi un appuntamento",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servizi",
      heading: "Che cosa facciamo",
      items: [
        ["Prima ne parliamo", "Che cosa hai in mente, che cosa ti sta bene e quanto costa."],
        ["Poi cominciamo", "Senza fretta, e puoi dire basta quando vuoi."],
        ["E dopo", "Come curarlo a casa, perché duri."],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "Com’è qui",
      text: "Qui nessuno ti convince di niente. Tu dici che cosa ti piace, noi che cosa si può fare, e nello specchio, alla fine, devi esserci tu.",
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Prima di venire",
      items: [
        ["Non so che cosa voglio.", "Porta una foto, o niente. Lo scopriamo insieme."],
        ["Quanto costa?", "Lo sai prima di cominciare."],
        ["E se non posso venire?", "Avvisaci, così la poltrona va a qualcun altro."],
      ],
    },
    {
      kind: "visit",
      nav: "Dove siamo",
      heading: "Dove siamo",
      hours: [
        ["Martedì – venerdì", "9:00 – 18:00"],
        ["Sabato", "9:00 – 14:00"],
        ["Domenica – lunedì", "Chiuso"],
      ],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Appuntamento",
      heading: "Chiedi un appuntamento",
      lead: "Di’ che cosa vorresti e quando ti va bene.",
      submit: "Chiedi un appuntamento",
      fields: ["name", "mail", "date", "time", "what"],
    },
  ],
};
