import { once } from "node:events";
import { connect } from "node:net";
import { type ClockModel, startClockModel } from "./clock-model";
import { startFloor } from "./floor";
import { report, type Spread, show, spreadOf } from "./measure";
import { residentKb, startProduct } from "./product";

const READERS = 200;
const CHUNKS = 80;
const EVERY_MS = 25;

/** An address that streams what the model says. */
interface Stream {
  port: number;
  path: string;
  cookie?: string;
}

/**
 * Delay that the product adds between the model's byte and the reader's, and memory per reader;
 * against a bare server that copies the same words to as many.
 */
export async function run(): Promise<void> {
  for (const readers of [1, READERS]) {
    const floor = await measureFloor(readers);
    const { delay, memoryKb } = await measureProduct(readers);
    const many = readers > 1;
    const goal = many ? { text: "median < 5 ms", reached: delay.median < 5 } : undefined;
    report(
      `added delay, ${readers} reader${many ? "s" : ""}`,
      `${show(delay, "ms")}, p95 ${delay.p95.toFixed(1)} ms, ` +
        `${(delay.median / floor.median).toFixed(1)} times a bare copy's ${show(floor, "ms")}`,
      goal,
    );
    if (many) report("memory per idle reader", `${memoryKb.toFixed(0)} kB`);
  }
}

async function measureFloor(readers: number): Promise<Spread> {
  const model = await startClockModel();
  const floor = await startFloor("copy", model.url);
  const reading = await follow({ port: floor.port, path: "/" }, readers);
  await strike(model);
  const delays = await reading.delays;
  await floor.stop();
  model.close();
  return spreadOf(delays);
}

async function measureProduct(readers: number): Promise<{ delay: Spread; memoryKb: number }> {
  const model = await startClockModel();
  const product = await startProduct({
    AI_PROVIDER: "openai",
    AI_BASE_URL: model.url,
    AI_MODEL: "clock",
  });
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Stream" });
  const { cookie, origin, port } = product;
  const send = fetch(`${origin}/api/projects/${id}/chat/send`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ content: "what time is it?", mode: "discuss" }),
  });
  await model.asked;
  const memoryBefore = residentKb(product.pid);
  const reading = await follow({ port, path: `/api/projects/${id}/chat/stream`, cookie }, readers);
  const memoryKb = (residentKb(product.pid) - memoryBefore) / readers;
  await strike(model);
  const delays = await reading.delays;
  await (await send).text();
  await product.stop();
  model.close();
  return { delay: spreadOf(delays), memoryKb };
}

async function strike(model: ClockModel): Promise<void> {
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    model.tick();
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  model.end();
}

/**
 * Connects readers. Bare sockets that read into one buffer: 200 fetches in one process, or 200 streams
 * of chunks, would be slower than the server that feeds them.
 *
 * @returns when all are connected; `delays` when the stream has ended
 */
async function follow({ port, path, cookie = "" }: Stream, readers: number) {
  const delays: number[] = [];
  const buffer = Buffer.alloc(64 * 1024);
  const note = (length: number) => {
    const now = performance.now();
    const text = buffer.toString("latin1", 0, length);
    for (let at = text.indexOf("<<"); at !== -1; at = text.indexOf("<<", at + 2)) {
      delays.push(now - Number(text.slice(at + 2, text.indexOf(">>", at))));
    }
    return true;
  };
  const answered: Promise<void>[] = [];
  const sockets = Array.from({ length: readers }, () => {
    let answer = () => {};
    answered.push(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const callback = (length: number) => {
      answer();
      return note(length);
    };
    const socket = connect({ port, host: "127.0.0.1", onread: { buffer, callback } });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n` +
        `Cookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    return socket;
  });
  const closed = sockets.map((socket) => once(socket, "close"));
  await Promise.all(answered);
  return { delays: Promise.all(closed).then(() => delays) };
}

await run();
process.exit(0);
