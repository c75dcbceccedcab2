/** What is asked when a request's body has come, by the request that is read: Node's or the web's. */
const questions = new WeakMap<object, () => Promise<void>>();

/** Has whoever reads the body of a request ask this when all of it has come, before anything is done with it. */
export function askAfterBody(request: object, question: () => Promise<void>): void {
  questions.set(request, question);
}

/** Asks what is to be asked, as every reader of a body does. @throws what forbids to go on with it */
export async function checkAfterBody(request: object): Promise<void> {
  await questions.get(request)?.();
}
