/** A configuration with Tailwind's themes takes about 4 MB. */
export const MEMORY_BYTES = 32 << 20;

/** What the sandbox says of its limits, in words; anything else as it is. */
export function inWords(message: string): string {
  if (message === "interrupted") return "It did not come to an end in time.";
  if (message === "out of memory") return `It took more than ${MEMORY_BYTES >> 20} MB.`;
  if (message === "stack overflow") return "It calls itself without an end.";
  return message.slice(0, 300);
}
