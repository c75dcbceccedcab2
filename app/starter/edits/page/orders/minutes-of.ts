/** Minutes from midnight of an hour as people write it; null for what is none. */
export function minutesOf(text: string): number | null {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm)?/iu.exec(text.trim());
  if (!match) return null;
  const hour = (Number(match[1]) % 12) + (/pm/iu.test(match[3] ?? "") ? 12 : 0);
  return (match[3] ? hour : Number(match[1])) * 60 + Number(match[2] ?? 0);
}
