import { foldText } from "~/platform/fold-text";

/** So much of a project's texts is searched: its name, and the beginning of what it is for. */
const SEARCHED_LENGTH = 300;

/**
 * What a project is found by in its owner's list, and sorted by: name, label and description without case and
 * accents, so that "cafe" finds "Café".
 */
export function searchKeyOf(project: {
  name: string;
  description?: string | null;
  label?: string | null;
}): string {
  const texts = [project.name, project.label ?? "", project.description ?? ""];
  return foldSearch(texts.filter(Boolean).join(" ")).slice(0, SEARCHED_LENGTH);
}

/** Text as projects are searched by it. */
export function foldSearch(text: string): string {
  const plain = foldText(text.normalize("NFD").replaceAll(/\p{M}/gu, ""));
  return plain.replaceAll(/\s+/g, " ").trim();
}
