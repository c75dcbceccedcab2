import { useEffect, useState } from "react";
import { formatBytes } from "~/projects/byte-size";
import type { ShownBinary } from "./binary-address";
import { headOfFile } from "./head-of-file";

/** Bytes that are shown at most. */
const SHOWN = 65_536;

/** The beginning of a file that nothing here can show otherwise. */
export function HexView({ file, head }: { file: ShownBinary; head: string | undefined }) {
  const { size } = file;
  const [lines, setLines] = useState(head);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    readHead(file, leaving.signal)
      .then((bytes) => setLines(headOfFile(new Uint8Array(bytes).subarray(0, SHOWN))))
      .catch(() => leaving.signal.aborted || setMissing(true));
    return () => leaving.abort();
  }, [file]);
  const isPart = size > SHOWN && lines !== undefined;
  return (
    <section
      className="ws-binary-hex"
      aria-label="Beginning of the file"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {isMissing && (
        <p className="ws-muted">Its bytes could not be loaded. Try again in a moment.</p>
      )}
      <pre>{lines ?? (isMissing ? "" : "Loading…")}</pre>
      {isPart && <p className="ws-muted">The first {formatBytes(SHOWN)} are shown.</p>}
    </section>
  );
}

async function readHead(
  { address, bytes }: ShownBinary,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  if (bytes) return bytes.slice(0, SHOWN).arrayBuffer();
  const response = await fetch(address, { headers: { Range: `bytes=0-${SHOWN - 1}` }, signal });
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  return response.arrayBuffer();
}
