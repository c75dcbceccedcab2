import path from "node:path";
import { env } from "~/platform/env.server";
import { ContentLibrary } from "./library.server";
import { describeServices } from "./outside-services";

/** The texts of this installation. Nothing is read before the first use. */
export const content = new ContentLibrary({
  folder: path.resolve("app/content"),
  values: {
    appName: env.APP_NAME,
    appUrl: env.APP_URL,
    contactEmail: env.CONTACT_EMAIL,
    careersEmail: env.CAREERS_EMAIL,
    ...describeServices(env),
  },
  keep: env.NODE_ENV !== "development",
});
