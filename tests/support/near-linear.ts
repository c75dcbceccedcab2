/** How much longer the longer text is, and by how much more than that it may take: the square would take eight times more. */
const TIMES = 8;
const AT_MOST = 4;
/** Passes over a text that make up the floor: what takes less than these is no burden however it grows. */
const PASSES = 60;
/** Whatever else a machine does, one of so many tries is undisturbed. */
const TRIES = 4;

/** What a call took of the processor, in milliseconds. */
function costOf(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Looks at each sign of a text as often as the floor says. */
function walk(text: string): number {
  let sum = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let at = 0; at < text.length; at += 1) sum = (sum + text.charCodeAt(at)) | 0;
  }
  return sum;
}

/**
 * Whether what a reader takes grows about as its text does. Both are measured in passes over the same texts in the same run,
 * so that a slow or busy machine changes nothing.
 *
 * @param textOf a text of about so many characters
 * @param size of the shorter text, in characters
 * @returns null when it does, else what was found
 */
export function growthProblem(
  read: (text: string) => unknown,
  textOf: (size: number) => string,
  size = 4_000,
): string | null {
  const [short, long] = [textOf(size), textOf(TIMES * size)];
  let found = "";
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const inPasses = (text: string) => costOf(() => read(text)) / costOf(() => walk(text));
    const ofLong = inPasses(long);
    if (ofLong < 1) return null;
    // A reader that takes next to nothing of the short text is measured by a part of the floor.
    const ofShort = Math.max(inPasses(short), 1 / (2 * TIMES));
    if (ofLong / ofShort < AT_MOST) return null;
    found = `${long.length} characters cost ${ofLong.toFixed(1)} times the floor, ${short.length} cost ${ofShort.toFixed(1)} times theirs`;
  }
  return found;
}
