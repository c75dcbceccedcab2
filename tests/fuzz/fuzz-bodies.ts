import type { Ask } from "../support/owned-routes";
import type { Random } from "./random";

/** A body and what it is said to be. */
export interface Body {
  type: string | null;
  bytes: Buffer;
}

const VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1e308,
    0.1,
    "",
    " ",
    "x",
    "\u0000",
    "\ud800",
    "💥",
    "__proto__",
    [],
  ],
  ...[{}, [[[[]]]], "../../x", "a\r\nb: c", "<script>", "x".repeat(3_000), "ä".repeat(900), "NaN"],
  ...[["a", null], { a: { b: null } }, "index.html", "discuss", "trial_1", 2 ** 53],
];
const FIELDS = [
  ...[
    "name",
    "path",
    "content",
    "slug",
    "intent",
    "files",
    "messages",
    "mode",
    "fileId",
    "version",
  ],
  ...["checkpointId", "walletAddress", "signature", "message", "returnTo", "__proto__", "toString"],
  ...["attachments", "screenshot", "confirmation", "description", "constructor", "id", "data", "q"],
];
const INTENTS = [
  ...[
    "save-file",
    "create-file",
    "rename-file",
    "delete-file",
    "send",
    "stop",
    "restore",
    "publish",
  ],
  ...[
    "start-preview",
    "stop-preview",
    "rename-project",
    "rename",
    "end-sessions",
    "remove",
    "x",
    "",
  ],
];
const TYPES = [
  ...["application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data"],
  ...[
    "multipart/form-data; boundary=",
    "application/json; charset=utf-7",
    "image/png",
    "a",
    "/;;=",
  ],
];

/** What a route is sent by our own pages, and things made of it. */
export function makeBody(random: Random, ask: Ask | undefined): Body {
  const kind = random.next();
  if (kind < 0.1)
    return { type: random.pick([...TYPES, null]), bytes: random.bytes(random.below(400)) };
  if (kind < 0.5) return json(random, ask?.json ?? (ask?.form as object) ?? {});
  if (kind < 0.8) return form(random, ask?.form ?? (ask?.json as Record<string, string>) ?? {});
  return multipart(random);
}

function json(random: Random, given: object): Body {
  let text = JSON.stringify(change(random, given)) ?? "";
  if (random.happens(0.1)) text = "[".repeat(random.pick([10, 5_000, 100_000]));
  if (random.happens(0.1)) text = text.slice(0, random.below(text.length + 1));
  if (random.happens(0.05)) text = `\ufeff${text}`;
  const type = random.happens(0.9) ? "application/json" : random.pick(TYPES);
  return { type, bytes: spoil(random, Buffer.from(text)) };
}

/** The same value, or one with a part that is strange. */
function change(random: Random, value: unknown, depth = 0): unknown {
  if (random.happens(0.12)) return random.pick(VALUES);
  if (typeof value !== "object" || value === null || depth > 4) return value;
  if (Array.isArray(value)) return value.map((item) => change(random, item, depth + 1));
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    change(random, item, depth + 1),
  ]);
  if (random.happens(0.3)) entries.push([random.pick(FIELDS), random.pick(VALUES)]);
  if (random.happens(0.1)) entries.shift();
  return Object.fromEntries(entries);
}

function form(random: Random, given: Record<string, unknown>): Body {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    fields.append(name, String(random.happens(0.2) ? random.pick(VALUES) : value));
  }
  if (random.happens(0.4)) fields.set("intent", random.pick(INTENTS));
  for (let n = random.below(4); n > 0; n -= 1) {
    fields.append(random.pick(FIELDS), String(random.pick(VALUES)));
  }
  let text = fields.toString();
  if (random.happens(0.1)) text += random.pick(["&&&=", "&%=%", "&a[b][c]=1", "&=x", "%ff=%fe"]);
  const type = random.happens(0.9) ? "application/x-www-form-urlencoded" : random.pick(TYPES);
  return { type, bytes: spoil(random, Buffer.from(text)) };
}

function multipart(random: Random): Body {
  const boundary = random.pick(["x", "----b", "a'()+_,-./:=?", "x".repeat(70)]);
  const parts = Array.from({ length: random.below(4) }, () => {
    const name = random.pick([...FIELDS, "file", "avatar", ""]);
    const file = random.happens(0.5)
      ? `; filename="${random.pick(["a.png", "../../x", "", '"', "ä.pdf", "a\\b", "x".repeat(400)])}"`
      : "";
    const type = random.happens(0.5)
      ? `Content-Type: ${random.pick(["image/png", "text/html", "", "a/b; c"])}\r\n`
      : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`;
    const signature = random.pick([[], [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8], [0x50, 0x4b, 3, 4]]);
    const content = Buffer.concat([Buffer.from(signature), random.bytes(random.below(300))]);
    return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n")]);
  });
  const end = random.happens(0.8)
    ? `--${boundary}--\r\n`
    : random.pick(["", "--", `--${boundary}`]);
  const said = random.happens(0.9) ? boundary : "another";
  return {
    type: `multipart/form-data; boundary=${said}`,
    bytes: spoil(random, Buffer.concat([...parts, Buffer.from(end)])),
  };
}

/** The same bytes, or some of them changed. */
function spoil(random: Random, bytes: Buffer): Buffer {
  if (bytes.length === 0 || random.happens(0.85)) return bytes;
  const copy = Buffer.from(bytes);
  for (let n = 1 + random.below(4); n > 0; n -= 1)
    copy[random.below(copy.length)] = random.below(256);
  return copy;
}
