import type { Dispatcher } from "undici";

/** What is read of a body that nobody needs, in bytes, so that its connection can be used again. */
const LEFT_BYTES = 100_000;
/** And for how long, in milliseconds: whoever sends it a byte at a time would keep people waiting for what is known. */
const LEFT_MS = 1_000;

/** Leaves the body of an answer of which the head said everything. Never throws. */
export async function leaveBody({ body }: Dispatcher.ResponseData): Promise<void> {
  const timer = setTimeout(() => body.destroy(), LEFT_MS);
  await body.dump({ limit: LEFT_BYTES }).catch(() => {});
  clearTimeout(timer);
}
