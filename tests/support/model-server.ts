import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { everydayScenario } from "./model-server/everyday";
import { PROTOCOLS, type Protocol, protocolOf } from "./model-server/protocols";
import {
  type ModelServerRequest,
  type Scenario,
  type Script,
  scenarioSource,
} from "./model-server/scenario";

export type { ModelServerRequest, Scenario, Script };

export interface ModelServer {
  /** `http://127.0.0.1:PORT`: a base address for all three protocols. */
  url: string;
  /** What came, in order. */
  requests: ModelServerRequest[];
  /** Resolves with the next request whose client closes the connection before the end. */
  nextAbort(): Promise<ModelServerRequest>;
  /** Replaces the script. */
  play(script: Script): void;
  close(): Promise<void>;
}

/**
 * A local server that speaks OpenAI chat completions, Anthropic Messages and Ollama's chat over real
 * HTTP, and misbehaves on request. Without a script it builds a small page.
 */
export async function startModelServer(
  options: { script?: Script; port?: number } = {},
): Promise<ModelServer> {
  let next = scenarioSource(options.script ?? everydayScenario);
  const requests: ModelServerRequest[] = [];
  const waiting: ((request: ModelServerRequest) => void)[] = [];

  const server = createServer(async (incoming, response) => {
    const name = protocolOf(incoming.url);
    if (incoming.method !== "POST" || !name) {
      response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
      return;
    }
    const request = toRequest(name, incoming, await readBody(incoming));
    requests.push(request);
    const gone = new AbortController();
    response.on("close", () => {
      gone.abort();
      if (!response.writableFinished) for (const tell of waiting.splice(0)) tell(request);
    });
    await answer(PROTOCOLS[name], next(request), response, gone.signal);
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    nextAbort: () => new Promise((resolve) => waiting.push(resolve)),
    play: (script) => {
      next = scenarioSource(script);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(
  protocol: Protocol,
  scenario: Scenario,
  response: ServerResponse,
  gone: AbortSignal,
): Promise<void> {
  const { refuse, raw, ending = "stop", usage = { inputTokens: 12, outputTokens: 34 } } = scenario;
  if (scenario.deaf) return;
  if (refuse) {
    response.writeHead(refuse.status, { "Content-Type": "application/json", ...refuse.headers });
    response.end(JSON.stringify(protocol.refusal(refuse)));
    return;
  }
  if (raw) {
    const contentType = raw.contentType ?? protocol.contentType;
    response.writeHead(raw.status ?? 200, { "Content-Type": contentType }).write(raw.body);
    if (!raw.isOpen) response.end();
    return;
  }
  const write = (text: string) => writePieces(response, text, scenario.pieceBytes);
  response.writeHead(200, { "Content-Type": protocol.contentType });
  response.flushHeaders();
  for (let ping = 0; ping < (scenario.pings ?? 0); ping += 1) await write(protocol.ping);
  if (scenario.isSilent) return void (ending === "cut" && response.destroy());
  await write(protocol.start(usage));
  if (scenario.thoughts) await write(protocol.thoughts(scenario.thoughts));
  for await (const text of piecesOf(scenario.text ?? "Hello")) {
    if (scenario.delayMs) await pause(scenario.delayMs, gone);
    if (gone.aborted) return;
    await write(protocol.text(text));
  }
  if (ending === "silence") return;
  if (ending === "cut") {
    response.destroy();
    return;
  }
  if (ending === "error") await write(protocol.error);
  else if (ending !== "none") await write(protocol.end(ending, usage));
  response.end();
}

function piecesOf(text: NonNullable<Scenario["text"]>): Iterable<string> | AsyncIterable<string> {
  return typeof text === "string" ? [text] : text;
}

/** Each piece is flushed by itself: the loop turns between them. */
async function writePieces(response: ServerResponse, text: string, pieceBytes?: number) {
  const bytes = Buffer.from(text);
  const size = pieceBytes ?? bytes.length;
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    await new Promise((resolve) => response.write(bytes.subarray(at, at + size), resolve));
    if (pieceBytes) await new Promise((resolve) => setImmediate(resolve));
  }
}

function toRequest(
  protocol: ModelServerRequest["protocol"],
  incoming: IncomingMessage,
  text: string,
): ModelServerRequest {
  const body = JSON.parse(text);
  const messages: { role: string; content: string | { text?: string }[] }[] = body.messages ?? [];
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const blocks: { text: string }[] = Array.isArray(body.system) ? body.system : [];
  return {
    protocol,
    headers: incoming.headers,
    body,
    lastUserText: textOf(messages.findLast(({ role }) => role === "user")?.content),
    systemText: [...system, ...blocks.map((block) => block.text)].join("\n"),
  };
}

/** Beside pictures, the text of a message is one part of several. */
function textOf(content: string | { text?: string }[] = ""): string {
  if (typeof content === "string") return content;
  return content.flatMap(({ text }) => text ?? []).join("\n");
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function pause(ms: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      gone.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    gone.addEventListener("abort", end);
  });
}

// As a process, beside browser tests: tsx tests/support/model-server.ts --port 4010
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const flag = process.argv.indexOf("--port");
  const server = await startModelServer({ port: flag < 0 ? 4010 : Number(process.argv[flag + 1]) });
  console.log(`A model speaks at ${server.url}`);
}
