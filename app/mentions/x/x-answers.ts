import { z } from "zod";

/** What is read of X's answers (API v2). What is not needed is not looked at. */

/** Ids are digits: they stand in addresses, and are compared as numbers. */
const id = z.string().regex(/^\d{1,19}$/);

const postSchema = z.object({
  id,
  author_id: id,
  text: z.string().max(50_000),
  created_at: z.string().datetime({ offset: true }),
});

const userSchema = z.object({
  id,
  name: z.string().max(200),
  username: z.string().regex(/^\w{1,50}$/),
  profile_image_url: z.string().max(2_000).optional().catch(undefined),
});

const meta = z.object({ next_token: z.string().max(500).optional() }).default({});

/** `GET /2/users/{id}/mentions`. An author who is gone is not among the users. */
export const mentionsSchema = z.object({
  data: z.array(z.unknown()).default([]),
  includes: z.object({ users: z.array(z.unknown()).default([]) }).default({}),
  meta,
});

/** `GET /2/users/{id}/tweets`, for what they answer. */
export const ownPostsSchema = z.object({
  data: z
    .array(
      z.object({
        id,
        referenced_tweets: z.array(z.object({ type: z.string(), id })).default([]),
      }),
    )
    .default([]),
  meta,
});

/** `POST /2/tweets`. */
export const createdSchema = z.object({ data: z.object({ id }) });

/** A post that mentions the account. */
export interface XPost {
  id: string;
  authorId: string;
  text: string;
  createdAt: Date;
  /** Absent when the account of the author is gone. */
  author?: { name: string; username: string; pictureUrl: string | null };
}

/** The posts of an answer with their authors; what does not have the form of one is left out. */
export function toPosts({ data, includes }: z.output<typeof mentionsSchema>): XPost[] {
  const users = new Map(
    includes.users.flatMap((item) => {
      const user = userSchema.safeParse(item);
      return user.success ? [[user.data.id, user.data] as const] : [];
    }),
  );
  return data.flatMap((item) => {
    const post = postSchema.safeParse(item);
    if (!post.success) return [];
    const { id: postId, author_id: authorId, text, created_at: createdAt } = post.data;
    const user = users.get(authorId);
    const author = user && {
      name: user.name,
      username: user.username,
      pictureUrl: user.profile_image_url ?? null,
    };
    return [
      {
        id: postId,
        authorId,
        text: unescapeText(text),
        createdAt: new Date(createdAt),
        ...(author ? { author } : {}),
      },
    ];
  });
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** X writes these three as in HTML, in texts that are none. */
function unescapeText(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Whether an id is of a later post than another: they grow with time, and in length. */
export function isLater(one: string, other: string): boolean {
  return BigInt(one) > BigInt(other);
}
