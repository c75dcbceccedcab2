import { afterAll, beforeAll, test } from "vitest";
import { AppServer } from "../support/app-server";
import { SentThings } from "../support/sent-things";

/**
 * kill -9 in the middle of a thousand messages and two hundred posts: none that was acknowledged is lost, and
 * none doubles when all that went to the process are sent again. Some of them on PostgreSQL:
 * two-processes-killed.test.ts.
 */

let app: AppServer;

beforeAll(async () => {
  app = await AppServer.start({ RATE_LIMIT_SCALE: "1000" });
});
afterAll(() => app.stop());

test("messages and posts survive it, each once", { timeout: 300_000 }, async () => {
  const sent = new SentThings(await app.person("ann"));
  await sent.sendUntilKilled(app);
  await app.restart();
  await sent.sendAll(app);
  await sent.expectEachOnce();
});
