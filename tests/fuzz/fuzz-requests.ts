import type { AppClient } from "../support/app-client";
import type { Holding } from "../support/holding";
import { type Ask, MEMBERS, OWNED } from "../support/owned-routes";
import { makeBody } from "./fuzz-bodies";
import { makeTarget, ROUTES } from "./fuzz-paths";
import type { Random } from "./random";

/** Who there is, and what they have. */
export interface World {
  port: number;
  /** Browsers of a visitor, of a trial and of a member. */
  browsers: readonly AppClient[];
  holdings: readonly Holding[];
}

/** The bytes of one connection, or of two requests in a row. */
export interface Sent {
  bytes: Buffer;
  /** Whether the sender hangs up before the end, and hears no answer. */
  isCut: boolean;
  /** Whether a server that reads them as they are meant has no more to wait for. */
  isWhole: boolean;
}

/** What may say of a request's length something else than is sent. */
const ODD_LENGTH = /^(?:Content-Length|Transfer-Encoding|Expect|Upgrade|Connection|TE| |:)/im;

const ODD_METHODS = [
  "OPTIONS",
  "HEAD",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "get",
  "X",
  "",
  "PRI",
  "M-SEARCH",
];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const VERSIONS = ["HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1 ", "", "FTP/1.1"];
const HEADERS = [
  ...["Accept: text/html", "Accept: */*", "Accept: application/json", "Accept: ,;q=x", "Accept:"],
  ...["Accept-Encoding: br", "Accept-Encoding: gzip;q=0, *;q=x", "Accept-Encoding: x,,,"],
  ...["Origin: null", "Origin: https://evil.example", "Origin: x", "Sec-Fetch-Site: cross-site"],
  ...["Sec-Fetch-Site: same-origin", "Sec-Fetch-Dest: document", "Sec-Fetch-Dest: iframe"],
  ...["If-None-Match: *", 'If-None-Match: W/"x"', "If-Modified-Since: x", "Range: bytes=0-"],
  ...["Range: bytes=9999999-1,-5", "Last-Event-ID: x:1", "Last-Event-ID: :", "Last-Event-ID: a:-1"],
  ...[
    "X-Forwarded-For: 1.2.3.4",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: x",
    "TE: x",
  ],
  ...["Upgrade: websocket\r\nConnection: Upgrade", "Upgrade: h2c\r\nConnection: Upgrade", "X: "],
  ...["Expect: 100-continue", "Expect: x", "Transfer-Encoding: chunked", "Transfer-Encoding: x"],
  ...[
    "Content-Length: 5",
    "Content-Length: -1",
    "Content-Length: 99999999",
    "Content-Encoding: gzip",
  ],
  ...[
    "Service-Worker: script",
    "User-Agent: Googlebot",
    "Accept-Language: \u00e4",
    " folded: x",
    ":",
  ],
  ...["X-HTTP-Method-Override: DELETE", "Referer: http://evil.example/", "Authorization: Bearer x"],
];
const COOKIES = [
  ...[
    "sayso_session=",
    "sayso_session=x",
    "sayso_session=%",
    "sayso_session=%00",
    "sayso_trial=%ff",
  ],
  ...[
    "sayso_trial=x",
    "sayso_theme=x",
    "sayso_flash=x",
    "sayso_flash=%7B%7D",
    "sayso_flash=%7B%22title%22%3A1%7D",
  ],
  ...["sayso_oauth=x.y", "sayso_oauth=%7B%7D.x", ";;;=", "=x", "a", "__proto__=x", "\u00e4=\u00e4"],
  ...[
    `sayso_session=${"x".repeat(9_000)}`,
    "x=y; ".repeat(900),
    "sayso_session=a; sayso_session=b",
  ],
];

/** One connection's worth of what nobody would send. */
export function makeRequest(random: Random, world: World): Sent {
  const all = random.happens(0.04)
    ? [oneRequest(random, world, false), oneRequest(random, world, true)]
    : [oneRequest(random, world, true)];
  const bytes = Buffer.concat(all.map((one) => one.bytes));
  if (random.happens(0.02)) {
    return { bytes: random.bytes(random.below(500)), isCut: true, isWhole: false };
  }
  const isCut = random.happens(0.05);
  return {
    bytes: isCut ? bytes.subarray(0, random.below(bytes.length)) : bytes,
    isCut,
    isWhole: !isCut && all.every((one) => one.isWhole),
  };
}

interface Written {
  bytes: Buffer;
  isWhole: boolean;
}

function oneRequest(random: Random, world: World, isLast: boolean): Written {
  const key = random.pick(ROUTES);
  const [known = "", pattern = ""] = key.split(" ");
  const method = random.happens(0.7)
    ? known
    : random.pick(random.happens(0.8) ? METHODS : ODD_METHODS);
  const target = makeTarget(random, pattern, world.holdings);
  const version = random.happens(0.98) ? "HTTP/1.1" : random.pick(VERSIONS);
  const lines = [`${method} ${target} ${version}`, ...headersOf(random, world)];
  let isWhole = version === "HTTP/1.1" && !lines.slice(1).some((line) => ODD_LENGTH.test(line));
  const sendsBody = random.happens(["GET", "HEAD"].includes(method) ? 0.03 : 0.9);
  const body = sendsBody ? makeBody(random, askOf(random, key, world)) : null;
  if (body?.type) lines.push(`Content-Type: ${body.type}`);
  const isChunked = body !== null && random.happens(0.04);
  if (isChunked) lines.push("Transfer-Encoding: chunked");
  else if (body) {
    const off = lie(random);
    isWhole &&= off === 0;
    lines.push(`Content-Length: ${body.bytes.length + off}`);
  }
  if (isLast) lines.push("Connection: close");
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  if (!body) return { bytes: head, isWhole };
  const rest = isChunked ? chunked(random, body.bytes) : body.bytes;
  return { bytes: Buffer.concat([head, rest]), isWhole: isWhole && !isChunked };
}

/** What a body's length is said to be off by. */
function lie(random: Random): number {
  return random.happens(0.96) ? 0 : random.pick([-1, 1, 50, 4_000_000]);
}

function chunked(random: Random, bytes: Buffer): Buffer {
  const size = random.happens(0.8)
    ? bytes.length.toString(16)
    : random.pick(["-1", "x", "fffffffff"]);
  return Buffer.concat([Buffer.from(`${size}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);
}

function headersOf(random: Random, world: World): string[] {
  const lines = [`Host: ${hostOf(random, world)}`];
  const cookie = cookieOf(random, world);
  if (cookie) lines.push(`Cookie: ${cookie}`);
  for (let n = random.happens(0.5) ? random.below(4) : 0; n > 0; n -= 1)
    lines.push(random.pick(HEADERS));
  if (random.happens(0.01)) lines.push(...Array.from({ length: 1_500 }, (_, n) => `X-${n}: ${n}`));
  if (random.happens(0.01))
    lines.push(`X-Long: ${"x".repeat(random.pick([9_000, 63_000, 80_000]))}`);
  return lines;
}

function hostOf(random: Random, { port, holdings }: World): string {
  if (random.happens(0.9)) return `localhost:${port}`;
  const { slug } = random.pick(holdings);
  const names = [`${slug}.sites.localhost:${port}`, "preview-x.sites.localhost", "sites.localhost"];
  return random.pick([
    ...names,
    "127.0.0.1",
    "[::1]:80",
    "evil.example",
    "",
    "a b",
    "x:99999",
    "\u00e4",
  ]);
}

function cookieOf(random: Random, { browsers }: World): string {
  const jar = [...random.pick(browsers).cookies]
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  if (random.happens(0.9)) return jar;
  const forged = random.pick(COOKIES);
  if (random.happens(0.5) || jar === "") return forged;
  const at = random.below(jar.length);
  return random.pick([
    `${jar}; ${forged}`,
    jar.slice(0, at),
    `${jar.slice(0, at)}x${jar.slice(at + 1)}`,
  ]);
}

function askOf(random: Random, key: string, { holdings }: World): Ask | undefined {
  const asks = OWNED[key]?.asks(random.pick(holdings).ids) ?? MEMBERS[key] ?? [];
  return asks.length > 0 ? random.pick(asks) : undefined;
}
