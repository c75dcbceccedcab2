/** Why something is reported or moderated; each is a rule of the community as well. */
export const REASONS = {
  spam: "Spam or advertising",
  abuse: "Insults or harassment",
  danger: "Dangerous: a scam, malware, a call to harm",
  illegal: "Against the law, or somebody else's right",
  other: "Something else",
} as const;

export type Reason = keyof typeof REASONS;

export const REASON_NAMES = Object.keys(REASONS) as [Reason, ...Reason[]];

/** Longest note to a report or to somebody who is moderated, in characters. */
export const NOTE_CHARACTERS = 1_000;

export function isReason(raw: unknown): raw is Reason {
  return typeof raw === "string" && Object.hasOwn(REASONS, raw);
}
