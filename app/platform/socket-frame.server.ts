/** RFC 6455, 5.2: the only and last piece of a text. */
const WHOLE_TEXT = 0x81;
/** Longest payloads whose length stands in the first byte for it, and in the two after that. */
const SHORT = 125;
const MEDIUM = 0xffff;
/** What the first byte says where the length follows in two bytes, and in eight. */
const TWO_FOLLOW = 126;
const EIGHT_FOLLOW = 127;

/**
 * A text as the WebSocket frame in which a server sends it: the same bytes for every socket, to be
 * written out once for all of them.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.alloc(header + length);
  frame[0] = WHOLE_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = TWO_FOLLOW;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_FOLLOW;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}
