/** The first of the files, and how many more there are. */
export function firstOf(files: readonly string[]): string {
  return (files.length > 5 ? [...files.slice(0, 5), `${files.length - 5} more`] : files).join(", ");
}

/** Says what of a framework's project only a server could run; nothing where all of it runs. */
export function leftOut(framework: string, files: readonly string[]): { text: string }[] {
  if (files.length === 0) return [];
  const text = `This ${framework} project runs as an app in the browser. Left out, because it needs a server: ${firstOf(files)}.`;
  return [{ text }];
}
