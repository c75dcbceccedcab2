import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Lato Chiaro",
  headlines: [
    "Qui comincia qualcosa di buono.",
    "Fatto con cura, per chi se ne accorge.",
    "Un posto chiaro per una buona idea.",
  ],
  lead: "Che cos’è, a chi serve e come cominciare. E una persona a cui chiedere, se vuoi saperne di più.",
  action: "Scrivici",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Cosa facciamo",
      heading: "Che cosa aspettarti",
      items: [
        ["Fatto per te", "A partire da ciò che vuoi, non da ciò che c’è in magazzino."],
        ["Facile da raggiungere", "Fai una domanda, ti risponde una persona."],
        ["Da tornarci", "Siamo contenti di chiunque ritorni."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Come funziona",
      heading: "Come funziona",
      items: [
        ["Prima", "Presentati", "Una frase o due su che cosa ti serve."],
        [
          "Poi",
          "Guarda che cosa va bene",
          "Ti mostriamo le possibilità e che cosa comporta ognuna.",
        ],
        ["Infine", "Goditi il risultato", "Restiamo vicini finché tutto è a posto."],
      ],
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Domande e risposte",
      items: [
        ["Come si comincia?", "Scrivi una riga qui sotto. Ti risponde una persona."],
        ["Quanto ci vuole?", "Dipende da che cosa ti serve. Lo sai prima di cominciare."],
        ["Posso cambiare idea?", "Sì. Diccelo e ci fermiamo lì."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contatti",
      heading: "Scrivici",
      lead: "Raccontaci che cosa hai in mente. Bastano poche parole.",
      submit: "Invia",
      fields: ["name", "mail", "message"],
    },
  ],
};
