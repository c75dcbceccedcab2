/** Whom a limit counts: an account by its id, else the network that somebody comes from. */
export type Visitor = `account:${string}` | `network:${string}`;

/** Whether everybody on a network stands behind this name, rather than one person. */
export function isNetwork(visitor: Visitor): boolean {
  return visitor.startsWith("network:");
}
