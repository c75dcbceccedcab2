import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Argilla & Co.",
  headlines: [
    "Cose belle, fatte per essere usate.",
    "Scelte piano. Tenute a lungo.",
    "Un piccolo negozio, senza niente di troppo.",
  ],
  lead: "Qualche scaffale di cose che ci piacciono e che sceglieremmo per noi.",
  action: "Chiedi di un oggetto",
  sections: [
    {
      kind: "cards",
      id: "things",
      nav: "Negozio",
      heading: "Dagli scaffali",
      items: [
        ["La tazza di ogni giorno", "Sta in mano, resiste alla lavastoviglie."],
        ["Un vaso per un ramo solo", "Abbastanza pesante da non cadere."],
        ["Il buon quaderno", "Resta aperto. Non gli chiediamo altro."],
        ["Lino per la cucina", "Più morbido a ogni lavaggio."],
        ["Una candela senza profumo", "Sa di cera e dura una settimana di sere."],
        ["Qualcosa per i bambini", "Di legno, e difficile da rompere."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Come funziona",
      heading: "Come vendiamo",
      items: [
        ["Prima chiedi", "Scrivi che cosa cerchi e lo cerchiamo."],
        ["Incartato a mano", "Carta, spago e due righe tue, se vuoi."],
        ["Riportalo", "Se non è quello giusto, troviamo quello giusto."],
      ],
    },
    {
      kind: "visit",
      nav: "Dove siamo",
      heading: "Vieni a vedere",
      hours: [
        ["Lunedì – venerdì", "10:00 – 18:00"],
        ["Sabato", "10:00 – 16:00"],
      ],
    },
    {
      kind: "form",
      id: "order",
      nav: "Ordina",
      heading: "Chiedi di un oggetto",
      lead: "Dicci che cosa vorresti e quanti. Ti rispondiamo con quello che c’è.",
      submit: "Invia",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
