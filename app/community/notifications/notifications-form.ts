import { z } from "zod";

/** What a form of the list of notifications asks for. */
export const notificationsFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), id: z.string().min(1).max(100) }),
  z.object({ intent: z.literal("read-all"), until: z.string().datetime().pipe(z.coerce.date()) }),
]);
