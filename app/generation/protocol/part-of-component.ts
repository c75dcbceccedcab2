/** What a component of Vue, Svelte or Astro consists of, beside its styles. */
interface Parts {
  hasScript: boolean;
  /** Something that is shown. */
  hasMarkup: boolean;
}

const OPENS = /^(?:<(script|style)[\s>]|(---)\s*$)/i;

/** Whether a text in a component's place has lost its script or all that it shows; styles may go. */
export function isPieceOfComponent(old: readonly string[], now: readonly string[]): boolean {
  if (now.length >= old.length) return false;
  const [before, after] = [partsOf(old), partsOf(now)];
  return (
    (before.hasMarkup && !after.hasMarkup) ||
    (before.hasScript && before.hasMarkup && !after.hasScript)
  );
}

/** Reads which blocks begin at the left edge, line by line. */
function partsOf(lines: readonly string[]): Parts {
  const parts = { hasScript: false, hasMarkup: false };
  let closer: string | null = null;
  for (const line of lines) {
    if (closer !== null) {
      if (line.toLowerCase().includes(closer)) closer = null;
      continue;
    }
    const [opener, tag, dashes] = OPENS.exec(line) ?? [];
    if (opener === undefined) {
      parts.hasMarkup = true;
      continue;
    }
    const name = tag?.toLowerCase();
    if (name !== "style") parts.hasScript = true;
    closer = dashes ?? `</${name}`;
    if (!dashes && line.toLowerCase().includes(closer)) closer = null;
  }
  return parts;
}
