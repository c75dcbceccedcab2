/** An item of a list, a heading, a row of a table, or a fence with code. */
const STRUCTURE = /^\s{0,3}(?:[-*+•] |\d{1,2}[.)] |#{1,4} |\||`{3}|~{3})/m;
/** What somebody says who offers or proposes, rather than explains. */
const PROPOSAL =
  /\b(?:(?:shall|should|can|could) (?:I|we)|(?:I|we)(?:['’]d| would| could|['’]ll| will| can)|(?:I|we) (?:suggest|propose|recommend)|let['’]s|would you like|want me to)\b|\b(?:ich würde|soll ich|je (?:ferais|propose)|propongo|sugiero|eu faria|farei)\b/i;

/** Whether an answer of a discussion has something to build, and does not explain only. */
export function holdsPlan(prose: string): boolean {
  return STRUCTURE.test(prose) || PROPOSAL.test(prose);
}
