import { readFacts } from "~/facts/facts.server";
import type { ContentValues } from "../../app/content/placeholders";

/** What an installation with a model and one provider puts into the texts. */
export const VALUES: ContentValues = {
  appName: "Sayso",
  appUrl: "https://sayso.example",
  contactEmail: "hello@sayso.example",
  careersEmail: "careers@sayso.example",
  modelService: "a model",
  signInServices: "Google",
  mailService: "Mail: the mail server at mail.example",
  facts: readFacts(),
};
