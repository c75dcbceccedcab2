import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { createDispatcher } from "~/platform/dispatchers.server";
import { publicOf } from "~/platform/public-lookup.server";
import { startLocalServer } from "../../../tests/support/local-server";
import { listen, requestFor, SHORT } from "../../../tests/support/model-listener";
import { openAiStream } from "./openai.server";
import { HOSTED } from "./patience";

/** Names as a hostile DNS tells them. */
const NAMES: Record<string, LookupAddress[]> = {
  "here.example": [{ address: "127.0.0.1", family: 4 }],
  "mapped.example": [{ address: "::ffff:127.0.0.1", family: 6 }],
  "both.example": [
    { address: "93.184.216.34", family: 4 },
    { address: "10.0.0.7", family: 4 },
  ],
  "carrier.example": [{ address: "100.64.1.1", family: 4 }],
  "metadata.example": [{ address: "169.254.169.254", family: 4 }],
  "ula.example": [{ address: "fd12:3456::1", family: 6 }],
  "link.example": [{ address: "fe80::1", family: 6 }],
};
const find: Parameters<typeof publicOf>[0] = (name, _, callback) =>
  callback(null, NAMES[name] ?? []);

async function visit(baseUrl: string, isGuarded: boolean) {
  const dispatcher = createDispatcher({
    ...{ connectMs: 2_000, isGuarded },
    ...(isGuarded ? { lookup: publicOf(find) } : {}),
  });
  const patience = { ...HOSTED, ...SHORT };
  const model = { baseUrl, model: "m", contextTokens: 32_000, patience, dispatcher };
  const heard = await listen(openAiStream(model)(requestFor()));
  await (await dispatcher).destroy();
  return heard;
}

/** A server of the private network. */
const startServer = (answer?: Parameters<typeof startLocalServer>[0]) =>
  startLocalServer(answer ?? ((_, response) => void response.end("{}")));

test.each([
  ...Object.keys(NAMES),
  "127.0.0.1",
  // Other spellings of the same address.
  "2130706433",
  "0x7f.1",
  "0.0.0.0",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "169.254.169.254",
])("somebody's address at %s does not reach the private network", async (host) => {
  const { seen, origin, close } = await startServer();
  const { error } = await visit(`http://${host}:${new URL(origin).port}/v1`, true);
  expect(error?.code).toBe("network");
  expect(seen).toEqual([]);
  await close();
});

test("an operator's own server is reached", async () => {
  const { lines, origin, close } = await startServer();
  await visit(`${origin}/v1`, false);
  expect(lines()).toEqual(["POST /v1/chat/completions"]);
  await close();
});

test("an address that leads on into the private network is not followed", async () => {
  const inside = await startServer();
  const outside = await startServer((_, response) => {
    response.writeHead(307, { Location: `${inside.origin}/secret` }).end();
  });
  const { error } = await visit(outside.origin, false);
  expect(error?.code).toBe("malformed");
  expect([outside.seen.length, inside.seen.length]).toEqual([1, 0]);
  await outside.close();
  await inside.close();
});
