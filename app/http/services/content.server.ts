import path from "node:path";
import { ContentLibrary } from "~/content/library.server";
import { describeServices } from "~/content/outside-services";
import { FACTS } from "~/facts/facts.server";
import { env } from "~/platform/env.server";

/** The texts of this installation. Nothing is read before the first use. */
export const content = new ContentLibrary({
  folder: path.resolve("app/content"),
  values: {
    appName: env.APP_NAME,
    appUrl: env.APP_URL,
    contactEmail: env.CONTACT_EMAIL,
    careersEmail: env.CAREERS_EMAIL,
    facts: FACTS,
    ...describeServices(env),
  },
  keep: env.NODE_ENV !== "development",
});
