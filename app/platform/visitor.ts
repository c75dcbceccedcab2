/**
 * Whom a limit counts: an account by its id, else the network that somebody comes from; or an email
 * address, for what is sent there.
 */
export type Visitor = `account:${string}` | `network:${string}` | `address:${string}`;

/** Whether everybody on a network stands behind this name, rather than one person. */
export function isNetwork(visitor: Visitor): boolean {
  return kindOf(visitor) === "network";
}

/** What stands before the colon. */
export function kindOf(visitor: Visitor): "account" | "network" | "address" {
  return visitor.slice(0, visitor.indexOf(":")) as ReturnType<typeof kindOf>;
}

/** What stands behind the colon. */
export function nameIn(visitor: Visitor): string {
  return visitor.slice(visitor.indexOf(":") + 1);
}
