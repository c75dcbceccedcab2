/** "index.html, app.js and 3 more" */
export function summaryOf(paths: readonly string[]): string {
  const named = paths.slice(0, 2).join(", ");
  return paths.length > 2 ? `${named} and ${paths.length - 2} more` : named;
}
