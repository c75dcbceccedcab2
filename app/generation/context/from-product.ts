/**
 * What the product tells a model, in its own voice: never in the words of the person, who did not say it, nor in
 * those of the model, who would imitate it.
 */
export function fromProduct(text: string): string {
  return `<from-the-workspace>\n${text}\n</from-the-workspace>`;
}
