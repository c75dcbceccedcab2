import { z } from "zod";
import { isPlainText } from "~/projects/project";
import { APP_ID_LENGTH, appIdProblem } from "./app-id";

/** Both stores show 30 characters of a name. */
export const APP_NAME_LENGTH = 30;
/** Bytes of a published app that a package takes: what Google Play takes of an app's first download. */
export const PACKAGED_BYTES = 200_000_000;

/** What a person says of the app that a phone shall have. */
export const phoneAppSchema = z.object({
  appId: z
    .string({ required_error: "Please enter an app id." })
    .trim()
    .min(1, "Please enter an app id.")
    .max(APP_ID_LENGTH * 2, `An app id can be up to ${APP_ID_LENGTH} characters.`)
    .superRefine((id, context) => {
      const message = appIdProblem(id);
      if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
    }),
  name: z
    .string({ required_error: "Please enter a name." })
    .trim()
    .min(1, "Please enter a name.")
    .max(APP_NAME_LENGTH, `The stores take names of up to ${APP_NAME_LENGTH} characters.`)
    .refine(isPlainText, "A name can't hold control characters."),
});

export type PhoneAppInput = z.output<typeof phoneAppSchema>;
