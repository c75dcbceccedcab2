/** Text as searches compare it: composed, in lower case, letters alike that changing case keeps apart. */
export function foldText(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("µ", "μ")
    .replaceAll("i̇", "i");
}
