/** Why the server does not start: one sentence for whoever set it up, which names a variable. */
export class StartRefusal extends Error {}

/** The refusal of a variable's value, for what went wrong with it. */
export function refuseValue(variable: string, cause: unknown): StartRefusal {
  const { message, code } = cause as { message: string; code?: string };
  // Where a name has several addresses and none answers, there is only a code.
  return new StartRefusal(`${variable} is not usable: ${message || code}.`, { cause });
}

/** Ends the process with a refusal's sentence. Anything else is a defect, and is thrown again. */
export function endRefusedStart(error: unknown): never {
  if (!(error instanceof StartRefusal)) throw error;
  // There may be no logger yet, and a stack would only hide the sentence.
  process.stderr.write(`Sayso did not start. ${error.message}\n`);
  process.exit(1);
}
