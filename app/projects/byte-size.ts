/** UTF-8 bytes of a text. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A size in words, e.g. "12 kB" or "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.ceil(bytes / 1000)} kB`;
}
