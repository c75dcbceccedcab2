const FENCE = "```";

/** A whole file as models write it. */
export function fileBlock(path: string, content: string): string {
  return `${FENCE}${path.split(".").at(-1)} path="${path}"\n${content}${FENCE}\n`;
}

/** A change of a file as models write it. */
export function editBlock(path: string, search: string, replace: string): string {
  const edit = `<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n`;
  return `${FENCE}edit path="${path}"\n${edit}${FENCE}\n`;
}

/** The removal of a file as models write it. */
export function deleteBlock(path: string): string {
  return `${FENCE}delete path="${path}"\n${FENCE}\n`;
}
