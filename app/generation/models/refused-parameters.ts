import { z } from "zod";

/** What a provider refuses a request with that it would take without one of its parameters. */
const refusalSchema = z.object({
  status: z.union([z.literal(400), z.literal(422)]),
  body: z.unknown(),
});
const paramSchema = z.object({ error: z.object({ param: z.string().min(1) }) });

/**
 * The parameter that a refusal is about. OpenAI names it in a field of its own; most servers that speak its protocol
 * name it in their words alone, in one or another spelling.
 *
 * @param refusal the cause of an error, as `ProviderCall` gives it
 * @param sent names of parameters that the request had and that can be done without, the likeliest first
 * @returns null where it names none of them
 */
export function refusedParameter(refusal: unknown, sent: readonly string[]): string | null {
  const parsed = refusalSchema.safeParse(refusal);
  if (!parsed.success) return null;
  const { body } = parsed.data;
  const told = paramSchema.safeParse(body).data?.error.param;
  const words = plain(told ?? JSON.stringify(body ?? ""));
  return sent.find((name) => words.includes(` ${plain(name).trim()} `)) ?? null;
}

/** Words between spaces: `reasoningEffort`, `reasoning_effort` and `body.reasoning_effort` are one. */
function plain(text: string): string {
  const words = text.replaceAll(/([a-z])([A-Z])/g, "$1_$2").replaceAll(/[^A-Za-z0-9_]+/g, " ");
  return ` ${words.toLowerCase()} `;
}
