const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A day as people write it, as "2030-06-01", or as "06-01" where no year is said; null for none. */
export function dayOf(said: string): string | null {
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`, "i").test(said)) + 1;
  const day = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(said)?.[0] ?? 0);
  if (month === 0 || day < 1 || day > 31) return null;
  const year = /\b20\d\d\b/.exec(said)?.[0];
  const ofYear = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return year ? `${year}-${ofYear}` : ofYear;
}
