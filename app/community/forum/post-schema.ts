import { z } from "zod";
import { postSchema, replySchema, titleSchema } from "../writing/post-text";

/** Names a row of ours. */
const id = z.string().max(60);
/** What a form or a program calls one sending: the same again is no second post. */
const clientId = z.string().max(200);

const absent = (value: unknown) => (value === "" || value === null ? undefined : value);

/** What a person writes to begin a thread. Without a category it is a general one. */
export const newThreadSchema = z.object({
  title: titleSchema,
  content: postSchema,
  category: z.preprocess(absent, id.optional()),
  clientId: z.preprocess(absent, clientId.optional()),
});

/** What a person replies. */
export const newReplySchema = z.object({
  content: replySchema,
  /** The reply that it quotes. */
  quoted: z.preprocess(absent, id.optional()),
  clientId: z.preprocess(absent, clientId.optional()),
});

/** A post as its author changes it; a title and a category are a thread's. */
export const editSchema = z.object({
  title: titleSchema.optional(),
  content: postSchema,
  category: z.preprocess(absent, id.optional()),
});

export type NewThread = z.output<typeof newThreadSchema>;
export type NewReply = z.output<typeof newReplySchema>;
export type PostEdit = z.output<typeof editSchema>;
