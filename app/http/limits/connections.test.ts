import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { boundConnections } from "./connections.server";

test("one network has so many connections, whatever it sends, and another has its own", async () => {
  const server = createServer((_request, response) => response.end("here"));
  boundConnections(server, { perNetwork: 3, inAll: 100 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = (localAddress: string) => {
    const line = connect({ port, host: "127.0.0.1", localAddress });
    onTestFinished(() => void line.destroy());
    line.on("error", () => {});
    return line;
  };
  onTestFinished(() => void server.close());
  const answered = async (line: ReturnType<typeof open>) => {
    line.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const first = await Promise.race([
      once(line, "data").then(([data]) => String(data).slice(0, 12)),
      once(line, "close").then(() => "ended"),
    ]);
    return first;
  };
  const [first, ...others] = ["127.0.0.1", "127.0.0.1", "127.0.0.1"].map(open);
  if (!first) throw new Error("unreachable");
  for (const line of [first, ...others]) expect(await answered(line)).toBe("HTTP/1.1 200");
  expect(await answered(open("127.0.0.1"))).toBe("ended");
  expect(await answered(open("127.0.0.2"))).toBe("HTTP/1.1 200");
  first.destroy();
  // Who closes one makes room.
  await expect.poll(() => answered(open("127.0.0.1"))).toBe("HTTP/1.1 200");
});
