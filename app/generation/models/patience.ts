/** How long a provider may keep a person waiting, in milliseconds. */
export interface Patience {
  /** Until the connection stands. */
  connectMs: number;
  /** From the request until the first sign of an answer; keep-alive comments are none. */
  firstTokenMs: number;
  /** Between any two pieces of an answer that has begun. */
  idleMs: number;
  /** For the rest of a refusal, of which the first line has said most. */
  refusalMs: number;
  /** Before the first retry; doubled for the next. */
  backoffMs: number;
}

/** A hosted model that has said nothing for a minute will not. */
export const HOSTED: Patience = {
  connectMs: 10_000,
  firstTokenMs: 60_000,
  idleMs: 45_000,
  refusalMs: 5_000,
  backoffMs: 400,
};

/** Some hosted models think before their first word, and stream nothing while they do. */
export const THINKING: Patience = { ...HOSTED, firstTokenMs: 180_000, idleMs: 120_000 };

/** A local model may first have to be loaded from disk, and reads a long prompt slowly. */
export const LOCAL: Patience = { ...HOSTED, firstTokenMs: 300_000, idleMs: 120_000 };

/** Host names without a dot are containers or machines of the same network. */
const LOCAL_HOST =
  /^(?:[^.:]+|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\]|.+\.(?:local|internal|lan|localhost))$/i;

/** Whether an address is on this machine or its own network. */
export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && LOCAL_HOST.test(new URL(url).hostname);
}
