import type { LookupFunction } from "node:net";
import * as undici from "undici";
import { expect, test } from "vitest";
import { startLocalServer } from "../../tests/support/local-server";
import { boundedAgent } from "./bounded-agent.server";

/** Somebody's own DNS, which leads whatever name is asked for to one server. */
const lookup: LookupFunction = (_name, _options, found) =>
  found(null, [{ address: "127.0.0.1", family: 4 }]);

test("whoever makes up names takes no memory, and an answer under way comes to its end", async () => {
  let answerSlowly: (() => void) | undefined;
  const { origin, close } = await startLocalServer((request, response) => {
    if (request.path === "/slow") answerSlowly = () => response.end("well");
    else response.end("well");
  });
  const { port } = new URL(origin);
  const agent = boundedAgent(undici, () => new undici.Agent({ connect: { lookup } }), 3);
  const ask = async (name: string, path = "/") => {
    const address = `http://${name}.example:${port}${path}`;
    return (await undici.fetch(address, { dispatcher: agent })).text();
  };
  const slow = ask("slow", "/slow");
  await expect.poll(() => answerSlowly).toBeDefined();
  for (let n = 0; n < 20; n += 1) {
    expect(await ask(`name-${n}`)).toBe("well");
    expect(agent.origins).toBeLessThanOrEqual(3);
  }
  answerSlowly?.();
  expect(await slow).toBe("well");
  await agent.close();
  await close();
});
