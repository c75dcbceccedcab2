import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Il Caffè all’Angolo",
  headlines: [
    "Buon caffè, un angolo tranquillo e tempo.",
    "Resta per un’altra tazza.",
    "Il momento migliore della mattina.",
  ],
  lead: "Un espresso fatto con cura, qualcosa di buono da mangiare e un tavolo dove nessuno ti mette fretta.",
  action: "Prenota un tavolo",
  sections: [
    {
      kind: "menu",
      nav: "Menù",
      heading: "Sul menù",
      groups: [
        [
          "Caffè",
          [
            ["Espresso", "Corto, intenso, con un bicchiere d’acqua"],
            ["Flat white", "Doppio espresso, latte vellutato"],
            ["Filtro del giorno", "Chiedi quale c’è oggi"],
            ["Latte freddo all’avena", "Per la metà calda dell’anno"],
          ],
        ],
        [
          "Da mangiare",
          [
            ["Cornetto al burro", "Sfogliato, ancora tiepido prima delle nove"],
            ["Girella alla cannella", "Con molta cannella"],
            ["Pane a lievito madre", "Burro salato e marmellata"],
            ["Torta del giorno", "Quello che dà la stagione"],
          ],
        ],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "La sala",
      text: "Qualche tavolo, una lunga panca alla finestra e musica che lascia pensare. Porta un amico, un libro o niente.",
    },
    {
      kind: "visit",
      nav: "Dove siamo",
      heading: "Passa a trovarci",
      hours: [
        ["Lunedì – venerdì", "8:00 – 18:00"],
        ["Sabato", "9:00 – 17:00"],
        ["Domenica", "Chiuso"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Prenota",
      heading: "Prenota un tavolo",
      lead: "In due alla finestra o in otto sulla panca lunga: dicci quando e quanti siete.",
      submit: "Chiedi un tavolo",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
