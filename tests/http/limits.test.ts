import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTS } from "~/http/limits/acts";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";

/** Limits as they are by default: whom they count, and what a refusal says. */

let app: AppServer;
beforeAll(async () => {
  app = await AppServer.start({ RATE_LIMIT_SCALE: "1" });
});
afterAll(() => app.stop());

/** Does a thing until it is refused. @returns how often it was not */
async function useUp(act: () => Promise<{ status: number }>): Promise<number> {
  for (let done = 0; done < 1_000; done += 1) if ((await act()).status === 429) return done;
  throw new Error("It was never refused.");
}

const startPreview = (browser: AppClient) =>
  browser.json("POST", "/api/projects/nobodys/preview/start");

test("two people behind one address who are signed in do not share a limit", async () => {
  const [ann, bob] = [await app.person("ann"), await app.person("bob")];
  expect(await useUp(() => startPreview(ann))).toBe(ACTS["start-preview"].rate.max);
  expect((await startPreview(bob)).status).toBe(404);
  expect((await startPreview(app.visitor())).status).toBe(401);
  // A browser of hers is hers.
  expect((await startPreview(await app.person("ann"))).status).toBe(429);
});
