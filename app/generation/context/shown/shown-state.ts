import { z } from "zod";

/**
 * What a model was shown of a project, as it is kept between requests: the next one begins with the same text, so
 * that a provider need not read it again.
 */
export const shownStateSchema = z.object({
  /** The view of the project as it was sent. */
  basis: z.string(),
  /** Turns that stood before the first request with this view. */
  kept: z.number().int().nonnegative(),
  /** Every path that the model knows to be there. */
  paths: z.array(z.string()),
  /** Files that it has read, each with the SHA-256 of the text that it knows. */
  seen: z.array(z.tuple([z.string(), z.string()])),
  /** Every request since, the oldest first, with what the product told beside it. */
  notes: z.array(z.object({ request: z.string(), text: z.string() })),
});
export type ShownState = z.output<typeof shownStateSchema>;

/** As much of a request as tells it from others. */
const REQUEST_LENGTH = 200;

/** What a request is known by when the conversation is read again. */
export function requestKey(content: string): string {
  return content.trim().slice(0, REQUEST_LENGTH);
}

/** The state of a stored row; null for one that an older or newer version wrote. */
export function parseShownState(json: string): ShownState | null {
  try {
    return shownStateSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
