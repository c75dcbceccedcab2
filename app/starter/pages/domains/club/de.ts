import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Hafenverein",
  headlines: [
    "Alle sind willkommen. Jede Woche.",
    "Zusammen besser, bei jedem Wetter.",
    "Komm vorbei. Der Rest ist leicht.",
  ],
  lead: "Ein Verein von Leuten aus der Nachbarschaft, die das lieber gemeinsam tun. Ohne Prüfung: Komm einmal mit und schau.",
  action: "Mitmachen",
  sections: [
    {
      kind: "schedule",
      id: "week",
      nav: "Woche",
      heading: "Eine Woche mit uns",
      items: [
        ["Dienstag", "Der ruhige Abend", "Gemütlich und gesprächig, niemand bleibt zurück."],
        ["Donnerstag", "Der flotte", "Für alle, die etwas mehr wollen."],
        ["Sonntag", "Der lange Morgen", "Früh hinaus, danach Frühstück für alle, die bleiben."],
      ],
    },
    {
      kind: "points",
      id: "new",
      nav: "Neu hier?",
      heading: "Das erste Mal",
      items: [
        ["Komm, wie du bist", "Du brauchst nichts Besonderes. Was fehlt, leiht dir jemand."],
        ["Jemand achtet auf dich", "Sag, dass du neu bist, und du hast Begleitung."],
        ["Entscheide später", "Komm ein paarmal, bevor du ans Beitreten denkst."],
      ],
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Was viele fragen",
      items: [
        ["Muss ich schon etwas können?", "Nein. Komm vorbei, schau zu und frag, wen du triffst."],
        ["Was kostet es?", "Frag mit dem Formular, wir sagen es dir."],
        ["Darf ich jemanden mitbringen?", "Gern."],
      ],
    },
    {
      kind: "form",
      id: "join",
      nav: "Mitmachen",
      heading: "Mach mit",
      lead: "Sag, wie du heißt und wann du das erste Mal kommen möchtest.",
      submit: "Ich bin dabei",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
