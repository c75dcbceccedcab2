import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Ad alta voce",
  headlines: [
    "Premi play. Resta un po’.",
    "Per andare al lavoro, e tornare dalla strada lunga.",
    "Conversazioni da portare a spasso.",
  ],
  lead: "Un tema, abbastanza tempo e nessuno che legge un foglio. Da ascoltare mentre cucini, cammini o aspetti.",
  action: "Segui i nuovi episodi",
  sections: [
    {
      kind: "cards",
      id: "episodes",
      nav: "Episodi",
      heading: "Gli episodi",
      items: [
        ["Il più recente", "Di’ di che cosa parla e perché vale la pena ascoltarlo."],
        ["Da dove cominciare", "L’episodio che manderesti a un amico."],
        ["Quello di cui si parla ancora", "Di’ che cosa ti ha sorpreso registrandolo."],
      ],
    },
    {
      kind: "story",
      nav: "Chi parla",
      heading: "Chi parla",
      text: "Qualcuno che non riesce a smettere di pensarci e che chiede finché non è chiaro. Il resto si sente nel primo minuto.",
    },
    {
      kind: "points",
      id: "listen",
      nav: "Ascolta",
      heading: "Dove ascoltare",
      items: [
        ["Nella tua app", "Cerca il nostro nome dove ascolti i podcast."],
        ["Nel browser", "Metti qui un lettore, o un link a ogni episodio."],
        ["Per e-mail", "Lascia qui sotto il tuo indirizzo e sai quando ce n’è uno nuovo."],
      ],
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "Segui i nuovi episodi",
      lead: "Una riga quando esce un episodio. E dicci di che cosa dovremmo parlare.",
      submit: "Tienimi aggiornato",
      fields: ["name", "mail", "message"],
    },
  ],
};
