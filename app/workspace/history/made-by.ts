const MADE_BY: Readonly<Record<string, string>> = {
  before: "Before an answer",
  after: "Answer",
  hand: "By hand",
  restore: "Went back",
  import: "Import",
  publish: "Published",
};

/** Who or what made a version, in a word or two. */
export function madeBy(kind: string | undefined): string {
  return MADE_BY[kind ?? ""] ?? "Version";
}
