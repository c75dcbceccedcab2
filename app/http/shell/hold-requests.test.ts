import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { holdRequests } from "./hold-requests.server";

test("what is asked before a server is ready is answered when it is", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("ready");
  });
  const release = holdRequests(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const early = fetch(`http://127.0.0.1:${port}/early`);
  await once(server, "request");
  expect(asked).toEqual([]);
  release();
  expect(await (await early).text()).toBe("ready");
  expect(await (await fetch(`http://127.0.0.1:${port}/late`)).text()).toBe("ready");
  expect(asked).toEqual(["/early", "/late"]);
  server.closeAllConnections();
  server.close();
});
