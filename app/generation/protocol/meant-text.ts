const HAS_TAGS = /\.(?:html?|[jt]sx|vue|svelte|svg|xml)$/i;
const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#34;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&apos;": "'",
  "&amp;": "&",
};

/**
 * The text of a whole file that a block means, for what it holds: without a line that only names the file or a byte
 * order mark that the file does not have, and with its tags where all of them came escaped.
 *
 * @param current what is stored by that name
 */
export function meantText(
  path: string,
  block: { label?: string; content: string },
  current?: string,
): string {
  const text = withLabel(block, current);
  return isEscaped(path, text) ? unescaped(text) : text;
}

/** The line that gave the path is content only where the file has it already. */
function withLabel({ label, content }: { label?: string; content: string }, current?: string) {
  if (label === undefined)
    return content.startsWith(current?.[0] ?? "") ? content : unmarked(content);
  if (current?.startsWith(label.trimEnd())) return label + content;
  return content.replace(/^\r?\n/, "");
}

/** Without a byte order mark, which the file does not have. */
function unmarked(content: string): string {
  return content.startsWith("\ufeff") ? content.slice(1) : content;
}

/**
 * Whether a file of markup begins with an escaped tag and holds none that is not: no browser would show anything but
 * its source.
 */
function isEscaped(path: string, text: string): boolean {
  return HAS_TAGS.test(path) && /^\s*&lt;[!?/\w]/.test(text) && !/<[!?/\w]/.test(text);
}

/** Each entity once: what was escaped twice within the page stays an entity of it. */
function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:lt|gt|quot|#34|#39|#x27|apos|amp);/g,
    (name) => ENTITIES[name] ?? name,
  );
}
