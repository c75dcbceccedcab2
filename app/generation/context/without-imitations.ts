/** What is looked at of an answer, in characters: ten times what is shown of it. Trials send their own. */
const LENGTH = 60_000;
/** Code of more lines was meant as a file; less explains something. */
const EXPLAINING_LINES = 12;
const FENCED = /^([ \t]*)(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t]*\2[ \t]*$|$(?![\s\S]))/gm;
/** Forms in which models write files elsewhere. None of them is one here. */
const OTHER_FORMS = [
  /\*\*\* Begin Patch[\s\S]*?(?:\*\*\* End Patch|$(?![\s\S]))/g,
  /^diff --git [\s\S]*?(?=\n\n[^\s+\-@]|$(?![\s\S]))/gm,
  /^cat[ \t]*>{1,2}[ \t]*[^\s<>]+[ \t]*<<-?[ \t]*['"]?(\w+)['"]?[\s\S]*?(?:^\1$|$(?![\s\S]))/gm,
  /<(file|boltAction|boltArtifact|dyad-write|write_to_file|artifact)\b[\s\S]*?(?:<\/\1>|$(?![\s\S]))/g,
  /^[ \t]*[{[]\s*"(?:files?|path|changes|operations)"[\s\S]*$/gm,
];
/** Lists of the product's own that models imitated as if writing them changed files. */
const NOTES =
  /^\[(?:Files of this answer|My answer was received|The files were written)[^\n]*\](?:\n- [^\n]*)*/gm;

/**
 * An answer without what only looks like files: shown to its model again it would be an example to imitate.
 *
 * @returns `isCut` when code was left out, which the product has to tell
 */
export function withoutImitations(answer: string): { text: string; isCut: boolean } {
  let isCut = false;
  const leaveOut = () => {
    isCut = true;
    return "";
  };
  let text = answer.slice(0, LENGTH).toWellFormed().replaceAll(NOTES, "");
  text = text.replaceAll(FENCED, (block) =>
    block.split("\n").length > EXPLAINING_LINES ? leaveOut() : block,
  );
  for (const form of OTHER_FORMS) text = text.replaceAll(form, leaveOut);
  return { text: text.replaceAll(/\n{3,}/g, "\n\n").trim(), isCut };
}
