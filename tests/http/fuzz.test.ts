import { expect, test } from "vitest";
import { fuzz } from "../fuzz/fuzz";
import { AppServer } from "../support/app-server";

/** `npm run fuzz` sends a hundred thousand; these few are the same each time. */
const SEED = 11;
const REQUESTS = 240;

test("what nobody would send is answered, and never as a defect of ours", async () => {
  const server = await AppServer.start({ RATE_LIMIT_SCALE: "1000000" });
  try {
    const { findings, statuses } = await fuzz(server, { seed: SEED, requests: REQUESTS });
    expect(findings).toEqual([]);
    // It went past the gate, to every kind of answer.
    for (const status of ["200", "302", "400", "401", "403", "404", "405", "413", "421"]) {
      expect([status, statuses[status]]).toEqual([status, expect.any(Number)]);
    }
    expect((await server.visitor().get("/healthz")).status).toBe(200);
    expect(server.output).not.toMatch(/"level":[56]0|Unhandled/);
  } finally {
    await server.stop();
  }
}, 180_000);
