import { NAME_LENGTH } from "./project-rules";

const ENDING = " copy";

/** What a copy of a project is called, e.g. "Garden copy". */
export function copyName(name: string): string {
  return `${name.slice(0, NAME_LENGTH - ENDING.length).trimEnd()}${ENDING}`;
}
