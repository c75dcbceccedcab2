import { z } from "zod";
import { DESCRIPTION_LENGTH, isPlainText, isTrialId, NAME_LENGTH } from "./project-rules";

// Apart, so that the browser gets the rules without the schema library.
export { DESCRIPTION_LENGTH, isPlainText, isTrialId, NAME_LENGTH };

/** What a person fills in to create a project. */
export const projectSchema = z.object({
  name: z
    .string({ required_error: "Please enter a project name." })
    .trim()
    .min(1, "Please enter a project name.")
    .max(NAME_LENGTH, `A project name can be up to ${NAME_LENGTH} characters.`)
    .refine(isPlainText, "A project name can't hold control characters."),
  description: z
    .string()
    .trim()
    .max(DESCRIPTION_LENGTH, `A description can be up to ${DESCRIPTION_LENGTH} characters.`)
    .refine(isPlainText, "A description can't hold control characters.")
    .nullish()
    .transform((text) => text || null),
  /** The name was made of what somebody wished for, and follows what comes of it. */
  namedFrom: z.enum(["wish"]).nullish(),
});

/** What a person may change later; absent members stay as they are. */
export const projectChangeSchema = z.object({
  name: projectSchema.shape.name.optional(),
  description: projectSchema.shape.description.optional(),
});

/** A project as the API sends it. */
export interface ProjectJson {
  id: string;
  name: string;
  description: string | null;
  template: string;
  /** ISO 8601. */
  createdAt: string;
  /** A string, as the specification has it. */
  published: "true" | "false";
  slug: string | null;
  screenshotUrl: string | null;
  isTrial: boolean;
}
