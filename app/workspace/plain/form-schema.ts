import { z } from "zod";

const text = z.string().default("");

/** Everything that can be done on the workspace page by a plain form, told apart by `intent`. */
export const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-file"), fileId: text, baseHash: text, content: text }),
  z.object({ intent: z.literal("create-file"), path: text }),
  z.object({ intent: z.literal("rename-file"), fileId: text, path: text }),
  z.object({ intent: z.literal("delete-file"), fileId: text, path: text }),
  z.object({ intent: z.literal("send"), content: text, mode: text, model: text }),
  z.object({ intent: z.literal("stop") }),
  z.object({
    intent: z.literal("restore"),
    checkpointId: text,
    /** One file alone. */
    path: z.string().optional(),
  }),
  z.object({ intent: z.literal("name-version"), checkpointId: text, name: text }),
  z.object({ intent: z.literal("publish"), slug: z.string().optional() }),
  z.object({ intent: z.literal("start-preview") }),
  z.object({ intent: z.literal("stop-preview") }),
  z.object({ intent: z.literal("renew-preview-address") }),
  z.object({ intent: z.literal("rename-project"), name: text }),
  z.object({ intent: z.literal("restore-project") }),
]);

export type WorkspaceForm = z.output<typeof formSchema>;
export type FormIntent = WorkspaceForm["intent"];

/** A form that was refused: what was typed, and what is wrong with it. */
export interface RefusedForm {
  intent: FormIntent | null;
  values: Record<string, string>;
  errors: Record<string, string>;
}
