import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Sam Rivera",
  headlines: [
    "Rendo ovvie le cose complicate.",
    "Lavori con un inizio, un mezzo e una fine.",
    "Lavori scelti, e come sono nati.",
  ],
  lead: "Trasformo idee grezze in lavori finiti, e mi piacciono entrambi i capi.",
  action: "Scrivimi",
  sections: [
    {
      kind: "cards",
      id: "work",
      nav: "Lavori",
      heading: "Lavori scelti",
      items: [
        ["Primo progetto", "Che cosa era chiesto, che cosa hai fatto, che cosa ne è nato."],
        ["Secondo progetto", "Una frase che fa venire voglia di vedere altro."],
        ["Terzo progetto", "Metti qui i tuoi: tre buoni bastano."],
        ["Un progetto personale", "Quello che hai fatto perché nessuno te l’ha impedito."],
      ],
    },
    {
      kind: "story",
      nav: "Chi sono",
      heading: "Chi sono",
      text: "Mi piace quando un desiderio vago diventa un piano, e quando il piano incontra le persone. Nel mezzo disegno, scrivo, costruisco e butto via.",
    },
    {
      kind: "points",
      id: "services",
      nav: "Servizi",
      heading: "Che cosa posso fare per te",
      items: [
        ["Ascoltare", "Una conversazione su che cosa vuoi, e perché."],
        ["Abbozzare", "Versioni grezze presto, per cambiare idea senza spese."],
        ["Finire", "Un lavoro concluso, spiegato e seguito."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contatti",
      heading: "Scrivimi",
      lead: "Raccontami che cosa hai in mente. Per cominciare bastano poche parole.",
      submit: "Invia",
      fields: ["name", "mail", "message"],
    },
  ],
};
