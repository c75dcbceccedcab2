import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Traghetto di notte",
  headlines: [
    "Canzoni per l’ultimo treno verso casa.",
    "Forte, vicino, e solo per stasera.",
    "Alza il volume.",
  ],
  lead: "Chitarre, qualche macchina e canzoni che si sono allungate in tour. Ascolta le nuove, poi vieni a sentirle più forte.",
  action: "Ricevi le novità",
  sections: [
    {
      kind: "cards",
      id: "music",
      nav: "Musica",
      heading: "Cosa suoniamo",
      items: [
        ["Il nuovo disco", "Scrivi qui come suona e dove ascoltarlo."],
        ["Quello prima", "Quello che il pubblico chiede a gran voce."],
        ["Le prime registrazioni", "Ruvide, veloci e ancora nostre."],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "La band",
      text: "Abbiamo cominciato in una stanza troppo piccola e da allora ne cerchiamo di più grandi. Quello che senti è quello che sappiamo suonare: nessun trucco, molti errori, tutti provati.",
    },
    {
      kind: "form",
      id: "list",
      nav: "Newsletter",
      heading: "Sentilo per primo",
      lead: "Canzoni e date nuove, prima di tutti. Una lettera ogni tanto, mai di più.",
      submit: "Iscrivimi",
      fields: ["name", "mail"],
    },
    {
      kind: "form",
      id: "booking",
      nav: "Booking",
      heading: "Fateci suonare",
      lead: "Un palco, un giardino, una stanza piccolissima: diteci dove e quando.",
      submit: "Invia",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
