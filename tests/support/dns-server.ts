import { createSocket } from "node:dgram";
import { once } from "node:events";

/** Bits of an answer's flags (RFC 1035, 4.1.1): it is one, and recursion was wanted and is available. */
const ANSWER = 0x8180;
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;

/** A DNS server on this machine that knows TXT records. */
export async function startDnsServer() {
  const records = new Map<string, string[]>();
  const state = { isBroken: false };
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end } = readName(query);
    const texts = records.get(name) ?? [];
    const code = state.isBroken ? SERVER_FAILURE : texts.length > 0 ? 0 : NO_SUCH_NAME;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(ANSWER | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(code === 0 ? texts.length : 0, 6);
    const answers = code === 0 ? texts.map(toRecord) : [];
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    /** Texts by the names of their records. */
    records,
    state,
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

/** The name that is asked for, which begins after the header, and where it ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    const length = query[at] ?? 0;
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

/** A TXT record of the name that was asked for, in two parts as long ones are. */
function toRecord(text: string): Buffer {
  const parts = [text.slice(0, 5), text.slice(5)].map((part) =>
    Buffer.concat([Buffer.from([Buffer.byteLength(part)]), Buffer.from(part)]),
  );
  const data = Buffer.concat(parts);
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 1, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
