import { audited } from "~/admin/audit/record-act.server";
import { ModelError } from "~/generation/models/model";
import { badRequest, notFound } from "~/platform/errors";
import { groupDigits } from "~/platform/group-digits";
import { type BuiltIn, findChoice } from "./choose-model.server";

/** How long a model has for one word, in milliseconds: one that runs on this machine may have to be loaded. */
const TRY_MS = 30_000;
const ASKED = "Answer with the one word: ok";

/**
 * Asks one of the server's models for a word, as an answer would be asked for.
 *
 * @param id of a model that the operator offers
 * @returns how long it took and what it used, in words
 * @throws {AppError} 400 with what went wrong, 404 for a model that is gone
 */
export async function tryServerModel(
  adminId: string,
  id: string,
  builtIn: BuiltIn,
): Promise<string> {
  const model = await findChoice({ user: null, trialKey: null }, `server:${id}`, builtIn);
  if (!model) throw notFound("That model is not offered any more.");
  const act = { adminId, action: "model.try", subject: `model:${id}` } as const;
  // Written before it is done: it is a call to another's server, which costs something.
  await audited(async () => {}, act);
  const began = performance.now();
  let [input, output, text] = [0, 0, ""];
  try {
    const messages = [{ role: "user" as const, content: ASKED }];
    const signal = AbortSignal.timeout(TRY_MS);
    const asked = { messages, mode: "discuss" as const, signal, maxOutputTokens: 64 };
    for await (const chunk of model.stream(asked)) {
      if (chunk.type === "text") text += chunk.text;
      if (chunk.type === "usage") [input, output] = [chunk.inputTokens, chunk.outputTokens];
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw badRequest(`${model.label} did not answer. ${error.message}`);
  }
  const ms = Math.round(performance.now() - began);
  const said = text.trim() === "" ? "nothing" : `“${text.trim().slice(0, 60)}”`;
  return `${model.label} said ${said} in ${groupDigits(ms)} ms, ${input} tokens in and ${output} out`;
}
