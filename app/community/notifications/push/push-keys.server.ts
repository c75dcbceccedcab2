import { z } from "zod";
import { db } from "~/platform/db.server";

const NAME = "web-push";

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The pair of keys by which push services know this installation (RFC 8292). */
export type PushKeys = z.output<typeof keysSchema>;

/** Made at first use and kept: of several processes at once the first one's count for all. */
export async function readPushKeys(): Promise<PushKeys> {
  const kept = await db.productKey.findUnique({ where: { name: NAME } });
  if (kept) return keysSchema.parse(JSON.parse(kept.value));
  const { default: webPush } = await import("web-push");
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await db.$executeRaw`
    INSERT INTO "ProductKey" ("name", "value", "createdAt") VALUES (${NAME}, ${value}, ${new Date()})
    ON CONFLICT DO NOTHING`;
  return readPushKeys();
}
