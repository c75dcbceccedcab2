import { z } from "zod";

/** The body of a like through the API: without `liked` it is turned around. */
export const likeSchema = z.object({ liked: z.boolean().optional() });
