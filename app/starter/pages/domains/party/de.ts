import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Wir feiern",
  headlines: ["Du bist eingeladen.", "Komm und feier mit uns.", "Kuchen, Musik und du."],
  lead: "Es gibt etwas zu feiern, und ohne dich ist es nur halb so schön. Hier steht, was du wissen musst, und hier sagst du uns, dass du kommst.",
  action: "Sag zu",
  sections: [
    {
      kind: "schedule",
      id: "party",
      nav: "Das Fest",
      heading: "So läuft das Fest",
      items: [
        ["15:00", "Ankommen", "Sag hallo und such dir einen Platz."],
        ["15:30", "Kuchen", "Mit Kerzen, und alle singen."],
        ["16:30", "Spiele und Musik", "Für alle, die mitmachen mögen."],
        ["18:00", "Etwas zu essen", "Und Zeit zum Reden."],
      ],
    },
    {
      kind: "questions",
      nav: "Gut zu wissen",
      heading: "Gut zu wissen",
      items: [
        ["Was soll ich mitbringen?", "Dich. Das ist das beste Geschenk."],
        ["Darf ich jemanden mitbringen?", "Sag uns im Formular, wer mitkommt."],
        ["Was ziehe ich an?", "Etwas, in dem man lachen, essen und tanzen kann."],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Zusage",
      heading: "Kommst du?",
      lead: "Eine Zeile genügt. Sag uns, wer kommt und was wir zum Essen wissen sollten.",
      submit: "Antwort schicken",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
