import type { PageWords } from "./page-words";

export const en: PageWords = {
  skip: "Skip to content",
  nav: "Main",
  sample: "An example. Put your own here.",
  visit: "Visit",
  people: "Who we are",
  offers: "What there is",
  glance: "At a glance",
  voices: "What people say",
  price: "Price",
  programme: "Programme",
  formTexts: {
    kept: "Kept in this browser until the page has a server that takes it.",
    sends: "It goes straight to us. If that fails, it stays here, and you are told.",
    unsent:
      "It has not arrived. What you wrote is still in the form: please send it again in a moment.",
    sent: "Thank you. It has arrived.",
    thanks: "Thank you. It is kept in this browser.",
    full: "This browser keeps nothing more. What you wrote is still in the form.",
    keptHeading: "Kept in this browser",
    mailAction: "Send the last one by mail",
    csvAction: "Download as CSV",
    clearAction: "Clear the list",
  },
  fields: {
    name: "Name",
    mail: "Email",
    date: "Day",
    time: "Time",
    guests: "How many",
    coming: "Will you come?",
    food: "What should we know about food?",
    what: "What would you like?",
    message: "Anything else?",
  },
  coming: ["Yes, with joy", "Sadly not"],
};
