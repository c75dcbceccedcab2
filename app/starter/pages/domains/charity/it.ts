import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Una mano",
  headlines: [
    "Un piccolo aiuto, sommato, è tanto.",
    "Vicini, non sconosciuti.",
    "Basta un’ora per cominciare.",
  ],
  lead: "Mettiamo insieme chi ha un’ora da dare e chi ne ha bisogno.",
  action: "Dai una mano",
  sections: [
    {
      kind: "points",
      id: "help",
      nav: "Come aiutare",
      heading: "Tre modi per aiutare",
      items: [
        ["Dona un’ora", "Fare la spesa, leggere ad alta voce, riparare, tenere compagnia."],
        ["Dona una cosa", "Quello che non ti serve più è quello che qualcuno sta cercando."],
        ["Passaparola", "Dillo a due persone. È così che si cresce."],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "Perché lo facciamo",
      text: "Spesso l’aiuto è una cosa piccola: un passaggio, un pasto, un pomeriggio. Deve solo trovare la porta giusta. È tutto il nostro lavoro.",
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Prima di cominciare",
      items: [
        ["Serve esperienza?", "No. Servono un’ora e un po’ di pazienza."],
        ["Quanto tempo ci vuole?", "Quanto ne vuoi dare. Puoi smettere quando vuoi."],
        ["Posso aiutare con denaro?", "Scrivici: ti diciamo che cosa serve e come viene usato."],
      ],
    },
    {
      kind: "form",
      id: "volunteer",
      nav: "Partecipa",
      heading: "Dai una mano",
      lead: "Dicci che cosa ti piace fare e quando hai tempo. Qualcuno ti risponde.",
      submit: "Voglio aiutare",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
