/** What the server answered instead of what was asked for. */
export class CallFailed extends Error {
  /** The server's own sentence, where it gave one. */
  readonly reason: string | undefined;
  readonly status: number;

  constructor(status: number, reason: string | undefined) {
    super(reason ?? `HTTP ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/** A JSON call. @throws {CallFailed} for any answer but 2xx; TypeError when there was none */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const reason = (answer as { error?: unknown } | null)?.error;
    throw new CallFailed(response.status, typeof reason === "string" ? reason : undefined);
  }
  return answer as Answer;
}

/** A message for the wallet to sign. @throws {Error} "Failed to get nonce" */
export async function getNonce(address: string, purpose: "login" | "connect"): Promise<string> {
  const query = new URLSearchParams({ walletAddress: address });
  if (purpose === "connect") query.set("purpose", purpose);
  try {
    const { message } = await call<{ message: string }>("GET", `/api/auth/phantom/nonce?${query}`);
    return message;
  } catch (error) {
    throw new Error("Failed to get nonce", { cause: error });
  }
}

/** A signature as the API takes it. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
