/**
 * The files of a paste. A copied range of a spreadsheet, or a paragraph, comes as text and as a picture of it: then it is the
 * text that was meant. A copied file comes with its name as text.
 */
export function pastedFiles(data: Pick<DataTransfer, "files" | "getData"> | null): File[] {
  const files = [...(data?.files ?? [])];
  const text = data?.getData("text/plain").trim() ?? "";
  if (text === "") return files;
  const lines = text.split(/\r?\n/);
  const isTheirNames = lines.every((line) =>
    files.some(({ name }) => line.endsWith(name) || decoded(line).endsWith(name)),
  );
  return isTheirNames ? files : [];
}

/** An address of a file, as some systems write it. */
function decoded(line: string): string {
  try {
    return decodeURI(line);
  } catch {
    return line;
  }
}
