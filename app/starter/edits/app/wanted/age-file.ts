/** A file of the project that reckons for how many days an entry has been there. */
export const AGE_FILE = `const KEY = "days-kept-since";

interface Aged {
  created?: string;
  moved?: string;
}

/** What has no day of its own counts from the day on which this page first knew of days. */
function since(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    localStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // Without storage nothing is old.
  }
  return new Date().toISOString();
}

const dayOf = (date: Date) => Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
const dateOf = (text: string) => new Date(text.length === 10 ? \`\${text}T00:00\` : text);

/** For how many days an entry has been there, or where it is. */
export function daysOld({ created, moved }: Aged): number {
  const days = dayOf(new Date()) - dayOf(dateOf(moved ?? created ?? since()));
  return Number.isNaN(days) ? 0 : Math.max(0, days);
}

/** The same as people say it. */
export function ageOf(entry: Aged): string {
  const days = daysOld(entry);
  return days === 0 ? "Here since today" : days === 1 ? "Here for 1 day" : \`Here for \${days} days\`;
}
`;
