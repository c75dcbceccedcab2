/** RFC 6455, 5.2: kinds of frames. */
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const MASKED = 0x80;

/** A frame that a client sends. Its mask is zero, so that its bytes are what they are. */
function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [MASKED | length] : [MASKED | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | kind, ...size, 0, 0, 0, 0]), payload]);
}

/** A text below 64 kB as a client sends it. */
export function textFrame(text: string): Buffer {
  return frame(TEXT, Buffer.from(text));
}

export const PONG_FRAME = frame(PONG, Buffer.alloc(0));

/** What a client does with what it is sent. */
interface Receiver {
  onText(payload: Buffer): void;
  onPing(): void;
  onClose(): void;
}

/** Reads a server's frames out of some bytes. @returns how many of them were whole frames */
export function readFrames(bytes: Buffer, receiver: Receiver): number {
  let at = 0;
  for (;;) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const header = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < at + header) return at;
    const length =
      short === 127
        ? Number(bytes.readBigUInt64BE(at + 2))
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : short;
    const end = at + header + length;
    if (bytes.length < end) return at;
    const kind = (bytes[at] ?? 0) & 0x0f;
    if (kind === TEXT) receiver.onText(bytes.subarray(at + header, end));
    else if (kind === PING) receiver.onPing();
    else if (kind === CLOSE) receiver.onClose();
    at = end;
  }
}
