import path from "node:path";
import { ContentLibrary } from "~/content/library.server";
import { describeServices } from "~/content/outside-services";
import { readFacts } from "~/facts/facts.server";
import { env } from "~/platform/env.server";
import { settings } from "~/platform/settings/settings.server";

/** The texts of this installation. Nothing is read before the first use. */
export const content = new ContentLibrary({
  folder: path.resolve("app/content"),
  values: () => ({
    appName: settings.APP_NAME,
    appUrl: env.APP_URL,
    contactEmail: settings.CONTACT_EMAIL,
    careersEmail: settings.CAREERS_EMAIL,
    facts: readFacts(),
    ...describeServices(env),
  }),
  keep: env.NODE_ENV !== "development",
});
