/** Bytes of one line. */
const WIDTH = 16;

/** Bytes as people read them: the offset, the bytes in hex, and as ASCII; each line 16 of them. */
export function hexLines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += WIDTH) {
    const part = [...bytes.subarray(at, at + WIDTH)];
    const hex = part.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    const letters = part.map((byte) =>
      byte >= 32 && byte < 127 ? String.fromCharCode(byte) : ".",
    );
    const offset = at.toString(16).padStart(8, "0");
    lines.push(`${offset}  ${hex.padEnd(WIDTH * 3 - 1)}  ${letters.join("")}`);
  }
  return lines.join("\n");
}
