/** Whom a passkey belongs to, as WebAuthn calls it. */
export interface RelyingParty {
  /** The host, without its port: a passkey of one host is of no use at another. */
  id: string;
  /** The whole origin: what is signed on another port or without TLS does not count. */
  origin: string;
}

/** @param origin where the person is (`productOrigin`), e.g. "https://sayso.example" */
export function relyingParty(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}

/** Where and by whom a passkey is used. */
export interface PasskeyUse {
  /** Where the person is (`productOrigin`). */
  origin: string;
  /** The session of the browser that sends it. */
  sessionId: string | null;
}
