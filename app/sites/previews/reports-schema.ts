import { z } from "zod";

/** Lines one page may report at once. */
const REPORTED = 60;

/** What a page may report about itself. It is untrusted: whatever runs there can send anything. */
export const reportsSchema = z
  .array(
    z.object({
      source: z.enum(["console", "page"]),
      level: z.enum(["info", "warn", "error"]),
      text: z.string().max(4_000),
      file: z.string().max(500).optional(),
      line: z.number().int().nonnegative().optional(),
      column: z.number().int().nonnegative().optional(),
      /** The build that the page shows. */
      build: z.string().max(100).optional(),
      /** It shows something, and has for a while: nothing for the terminal. */
      isShown: z.boolean().optional(),
    }),
  )
  .max(REPORTED);

export type PageReport = z.output<typeof reportsSchema>[number];
