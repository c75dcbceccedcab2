/** Providers that take an address with dots in its name for the one without. */
const WITHOUT_DOTS = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The mailbox that an address leads to, as far as its spelling tells: `ann+news@…` is Ann's (RFC 5233). It names whom
 * mails are counted for, so that nobody has as many as there are spellings; mails go to the address as it was given.
 *
 * @param email as `emailSchema` gives it, in lower case
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at);
  const host = email.slice(at + 1);
  const plus = name.indexOf("+");
  const bare = plus > 0 ? name.slice(0, plus) : name;
  const alias = WITHOUT_DOTS.get(host);
  return alias ? `${bare.replaceAll(".", "")}@${alias}` : `${bare}@${host}`;
}
