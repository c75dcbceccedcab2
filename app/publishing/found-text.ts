/** How a search says what it found. */
export function foundText(total: number, query: string): string {
  return `${total === 1 ? "1 project" : `${total} projects`} found for “${query}”.`;
}
