import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { report, show, spreadOf } from "./measure";
import { residentKb, startProduct } from "./product";

const READERS = 200;
const CHUNKS = 80;
const EVERY_MS = 25;

/** A model that says the time: what a reader gets tells how old it is. */
function startClockModel() {
  let reply: ServerResponse | null = null;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    reply = response;
  });
  const say = (content: string, finish: string | null = null) =>
    reply?.write(
      `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`,
    );
  return new Promise<{
    url: string;
    asked: () => boolean;
    tick: () => void;
    end: () => void;
    close: () => void;
  }>((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
        asked: () => reply !== null,
        tick: () => say(`it is <<${performance.now()}>> now `),
        end: () => {
          say("", "stop");
          reply?.end();
        },
        close: () => server.closeAllConnections(),
      }),
    );
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Delay that the product adds between the model's byte and the reader's, and memory per reader. */
export async function run(): Promise<void> {
  for (const readers of [1, READERS]) {
    const model = await startClockModel();
    const product = await startProduct({
      AI_PROVIDER: "openai",
      AI_BASE_URL: model.url,
      AI_MODEL: "clock",
    });
    const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Stream" });
    const { cookie, origin } = product;
    const send = fetch(`${origin}/api/projects/${id}/chat/send`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ content: "what time is it?", mode: "discuss" }),
    });
    await until(model.asked);
    const memoryBefore = residentKb(product.pid);
    const delays: number[] = [];
    let connected = 0;
    // Bare sockets: 200 fetches in one process would be slower than the server that feeds them.
    const follow = Array.from({ length: readers }, () => {
      const socket = connect(product.port, "127.0.0.1");
      socket.write(
        `GET /api/projects/${id}/chat/stream HTTP/1.1\r\nHost: localhost:${product.port}\r\n` +
          `Cookie: ${cookie}\r\nConnection: close\r\n\r\n`,
      );
      socket.once("data", () => {
        connected += 1;
      });
      socket.on("data", (bytes) => {
        const now = performance.now();
        const text = bytes.toString("latin1");
        for (let at = text.indexOf("<<"); at !== -1; at = text.indexOf("<<", at + 2)) {
          delays.push(now - Number(text.slice(at + 2, text.indexOf(">>", at))));
        }
      });
      return once(socket, "close");
    });
    await until(() => connected === readers);
    const memory = (residentKb(product.pid) - memoryBefore) / readers;
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
      model.tick();
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    model.end();
    await Promise.all(follow);
    await (await send).text();
    const spread = spreadOf(delays);
    const many = readers > 1;
    report(
      `added delay, ${readers} reader${many ? "s" : ""}`,
      `${show(spread, "ms")}, p95 ${spread.p95.toFixed(1)} ms`,
      many ? { text: "median < 5 ms", reached: spread.median < 5 } : undefined,
    );
    if (many) report("memory per idle reader", `${memory.toFixed(0)} kB`);
    await product.stop();
    model.close();
  }
}

await run();
process.exit(0);
