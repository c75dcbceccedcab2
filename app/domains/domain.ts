/** Domains that one project may have. */
export const DOMAINS_PER_PROJECT = 5;
/** How long a domain is served after its proof was last seen, in days. */
export const PROOF_GRACE_DAYS = 3;
/** How long a domain that was never proved is looked at, in days; then it goes. */
export const UNPROVED_DAYS = 30;

/**
 * waiting: its proof was not seen yet · verified: proved, and nobody has come by it · serving: proved, and
 * people come by it · failing: its proof is gone, or another project has it
 */
export type DomainState = "waiting" | "verified" | "serving" | "failing";

/** A domain as its owner sees it. */
export interface ShownDomain {
  id: string;
  /** As DNS knows it. */
  name: string;
  /** As people read it. */
  shownName: string;
  state: DomainState;
  /** The TXT record that proves it. */
  record: { name: string; value: string };
  /** What was found at the last look, in a sentence. */
  problem: string | null;
  /** ISO 8601; null before the first look. */
  checkedAt: string | null;
}

interface DomainFacts {
  verified: string | null;
  verifiedAt: Date | null;
  missingSince: Date | null;
  servedAt: Date | null;
}

export function stateOf({
  verified,
  verifiedAt,
  missingSince,
  servedAt,
}: DomainFacts): DomainState {
  if (missingSince || (verifiedAt && !verified)) return "failing";
  if (!verified) return "waiting";
  return servedAt ? "serving" : "verified";
}
