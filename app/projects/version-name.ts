import { z } from "zod";
import { isPlainText } from "./project-rules";
import { VERSION_NAME_LENGTH } from "./version-rules";

/** What a person calls a version; an empty name, or null, takes it away. */
export const versionNameSchema = z.object({
  name: z
    .string()
    .trim()
    .max(VERSION_NAME_LENGTH, `A name can have up to ${VERSION_NAME_LENGTH} characters.`)
    .refine(isPlainText, "A name can't hold control characters.")
    .nullable()
    .transform((name) => name || null),
});
