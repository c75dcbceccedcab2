import { encode } from "uqr";

/** A code that cameras read, as the modules of a square. */
export interface QrCode {
  /** Modules on each side, without the quiet zone. */
  size: number;
  /** The dark modules as the path of an SVG whose unit is a module. */
  path: string;
}

/** Draws a text as a QR code; a run of dark modules in a row is one rectangle. */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data.map((row, y) =>
    runsOf(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(""),
  );
  return { size, path: path.join("") };
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
