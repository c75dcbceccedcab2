import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Night Ferry",
  headlines: [
    "Songs for the last train home.",
    "Loud, close, and only for tonight.",
    "Turn it up.",
  ],
  lead: "Guitars, a few machines, and songs that got longer on the road. Hear what is new, and come and hear it louder.",
  action: "Hear from us first",
  sections: [
    {
      kind: "cards",
      id: "music",
      nav: "Music",
      heading: "What we play",
      items: [
        ["The new one", "Write here what it sounds like, and where to hear it."],
        ["The one before", "The record people shout for."],
        ["Early recordings", "Rough, quick, and still ours."],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "The band",
      text: "We started in a room that was too small and have been looking for bigger ones since. What you hear is what we can play: no tricks, many mistakes, all of them rehearsed.",
    },
    {
      kind: "form",
      id: "list",
      nav: "Newsletter",
      heading: "Hear it first",
      lead: "New songs and new dates, before anybody else. A letter now and then, never more.",
      submit: "Put me on the list",
      fields: ["name", "mail"],
    },
    {
      kind: "form",
      id: "booking",
      nav: "Booking",
      heading: "Book us",
      lead: "A stage, a garden, a very small room: tell us where and when.",
      submit: "Send",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
