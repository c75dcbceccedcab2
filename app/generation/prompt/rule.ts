/** One rule of a prompt, and the fault that was seen without it. */
export interface Rule {
  rule: string;
  /** For those who change the prompt; it is not sent. */
  prevents: string;
}

/** The rules as a prompt holds them, a line each. */
export function writeRules(rules: readonly Rule[]): string {
  return rules.map(({ rule }) => `- ${rule}`).join("\n");
}
