import { z } from "zod";
import { messageSchema } from "../writing/post-text";

/** What a sender's browser calls a message before it is stored. */
export const clientIdSchema = z
  .string()
  .regex(/^[\w-]{8,64}$/, "A clientId has 8 to 64 letters, digits, “-” or “_”.");

/** What sends a message. Who wrote it is never read from it. */
export const newMessageSchema = z.object({
  content: messageSchema,
  clientId: clientIdSchema.nullish(),
  replyToId: z.string().max(64).nullish(),
});
export type NewMessage = z.output<typeof newMessageSchema>;

/** What changes a message. */
export const editedMessageSchema = z.object({ content: messageSchema });
