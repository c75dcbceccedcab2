/** A name that nothing else has: 128 random bits. `crypto.randomUUID` is there over https only. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
}
