import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Done Right",
  headlines: [
    "Done properly, the first time.",
    "Tell us, and it is taken care of.",
    "We come, we look, we do it.",
  ],
  lead: "You tell us what there is to do, we tell you what it takes and what it costs. Then you decide.",
  action: "Ask for an offer",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Services",
      heading: "What we do",
      items: [
        ["Put right", "What is broken, stuck, worn or in the way."],
        ["Make new", "From a small change to the whole thing."],
        ["Look after", "Regular care, so that it stays as it should be."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "How it works",
      heading: "How it works",
      items: [
        ["First", "Tell us", "A sentence is enough, and a picture if you have one."],
        ["Then", "We have a look", "You hear what it costs before we begin."],
        ["At last", "We do it", "And tidy up when we are done."],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "How we work",
      text: "No waiting on hold, no words you have to look up. You know who comes, when, and what will be done.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Good to know",
      items: [
        ["How soon can you come?", "Say below if it is urgent, and we tell you honestly."],
        ["What does it cost?", "You hear that before anything is done."],
        ["Is it too small a job?", "Ask. Small ones need somebody, too."],
      ],
    },
    {
      kind: "visit",
      nav: "Contact",
      heading: "How to reach us",
      hours: [],
    },
    {
      kind: "form",
      id: "job",
      nav: "Offer",
      heading: "Ask for an offer",
      lead: "Say what there is to do, where, and when it suits you.",
      submit: "Ask for an offer",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
