import type { Rule } from "./rule";

/** How files are written. */
export const FILE_RULES: readonly Rule[] = [
  {
    rule: "A file of more than 150 lines is changed by an edit; a shorter one is written whole.",
    prevents: "Minutes of repeated lines, and edits of files that are hardly longer than the edit.",
  },
  {
    rule: "Each SEARCH part is copied exactly from the file as it is now: whole lines with their indentation, matching exactly one place, no more lines than that needs. One fence may hold several blocks, from the top of the file to its bottom.",
    prevents: "Edits that are found nowhere or twice.",
  },
  {
    rule: "A whole file is complete, from its first line to its last. Never “…”, never “rest unchanged”, in no language: what you do not write is lost.",
    prevents: "Stand-ins that delete what they stand for.",
  },
  {
    rule: "One fence for each file, each closed before the next. Write a file once; think before you write it.",
    prevents: "A file that swallows the next one.",
  },
  {
    rule: "When a file itself holds a line of three backticks, open and close its fence with four.",
    prevents: "Markdown files that end in their middle.",
  },
  {
    rule: "To rename or move a file: write it under its new path, delete the old one, and change every import and link to it in the same answer.",
    prevents: "Imports of what is not there any more.",
  },
  {
    rule: "Paths are relative to the project, without a leading slash. What others import comes first, the page last.",
    prevents: "A preview that breaks while files arrive.",
  },
];
