import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Si festeggia",
  headlines: ["Hai un invito.", "Vieni a festeggiare con noi.", "Torta, musica e tu."],
  lead: "C’è qualcosa da festeggiare, e senza di te è bello solo a metà. Qui c’è quello che serve sapere, e una riga per dirci che vieni.",
  action: "Di’ che ci sarai",
  sections: [
    {
      kind: "schedule",
      id: "party",
      nav: "La festa",
      heading: "Come sarà la festa",
      items: [
        ["15:00", "L’arrivo", "Saluta e trova un posto."],
        ["15:30", "La torta", "Con le candeline, e tutti cantano."],
        ["16:30", "Giochi e musica", "Per chi ha voglia di partecipare."],
        ["18:00", "Qualcosa da mangiare", "E tempo per parlare."],
      ],
    },
    {
      kind: "questions",
      nav: "Da sapere",
      heading: "Buono a sapersi",
      items: [
        ["Che cosa porto?", "Te. È il regalo più bello."],
        ["Posso portare qualcuno?", "Scrivi nel modulo chi viene con te."],
        ["Come mi vesto?", "Con qualcosa in cui si ride, si mangia e si balla."],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Risposta",
      heading: "Ci sarai?",
      lead: "Basta una riga. Dicci chi viene e che cosa dobbiamo sapere sul cibo.",
      submit: "Invia la risposta",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
