import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "La Tavola Lunga",
  headlines: [
    "Mangiare bene, e con calma.",
    "Vieni con fame. Resta fino a tardi.",
    "Siediti. Al resto pensiamo noi.",
  ],
  lead: "Un menù che vale la strada, un tavolo per tutti quelli che porti e una serata senza fretta.",
  action: "Prenota un tavolo",
  sections: [
    {
      kind: "menu",
      nav: "Menù",
      heading: "Il menù",
      groups: [
        [
          "Per cominciare",
          [
            ["Porri alla brace", "Nocciola, burro nocciola"],
            ["Pomodori e pane", "Olio d’oliva, basilico, sale"],
            ["Trota marinata", "Cetriolo, aneto, segale"],
          ],
        ],
        [
          "Secondi",
          [
            ["Mezzo pollo", "Limone, timo, patate arrosto"],
            ["Pesce intero del giorno", "Finocchio e arancia"],
            ["Bistecca di cavolfiore", "Capperi, uvetta, mandorle"],
          ],
        ],
        [
          "Per finire",
          [
            ["Crostata di prugne", "Panna densa"],
            ["Crema al cioccolato", "Sale marino"],
            ["Un pezzo di formaggio", "Miele e pane alle noci"],
          ],
        ],
      ],
    },
    {
      kind: "points",
      id: "kitchen",
      nav: "Cucina",
      heading: "Come cuciniamo",
      items: [
        [
          "Il meglio di adesso",
          "Chiedi che cosa è arrivato oggi. Spesso è la cosa migliore del menù.",
        ],
        ["Preparato al momento", "Il piatto si fa per te: di’ come ti piace."],
        ["Per tutti", "Dicci che cosa non mangi e troviamo qualcosa che ti piaccia."],
      ],
    },
    {
      kind: "visit",
      nav: "Dove siamo",
      heading: "Dove siamo",
      hours: [
        ["Martedì – giovedì", "19:00 – 22:30"],
        ["Venerdì – sabato", "19:00 – 23:30"],
        ["Domenica – lunedì", "Chiuso"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Prenota",
      heading: "Prenota un tavolo",
      lead: "Dicci quando vorresti venire e in quanti sarete.",
      submit: "Chiedi un tavolo",
      fields: ["name", "mail", "date", "time", "guests", "message"],
    },
  ],
};
