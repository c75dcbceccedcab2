import { z } from "zod";
import { type Verdict, verdictOfStatus } from "./failures";
import type { ModelErrorCode } from "./model";

/** What OpenAI and the servers that speak its protocol put into `error.code` or `error.type`. */
const CODES: Record<string, ModelErrorCode> = {
  invalid_api_key: "auth",
  account_deactivated: "auth",
  authentication_error: "auth",
  permission_error: "auth",
  insufficient_quota: "quota",
  billing_hard_limit_reached: "quota",
  billing_not_active: "quota",
  rate_limit_exceeded: "rate_limit",
  rate_limit_error: "rate_limit",
  context_length_exceeded: "context_overflow",
  // llama.cpp
  exceed_context_size_error: "context_overflow",
  model_not_found: "model_missing",
  // vLLM
  NotFoundError: "model_missing",
  server_error: "overloaded",
  overloaded_error: "overloaded",
  unavailable_error: "overloaded",
  content_filter: "refused",
  content_policy_violation: "refused",
  // Google: its reason where it gives one, else its status.
  API_KEY_INVALID: "auth",
  UNAUTHENTICATED: "auth",
  PERMISSION_DENIED: "auth",
  NOT_FOUND: "model_missing",
  RESOURCE_EXHAUSTED: "rate_limit",
  UNAVAILABLE: "overloaded",
  INTERNAL: "overloaded",
};

const detailsSchema = z.array(z.object({ reason: z.unknown() }).partial()).catch([]);
const errorSchema = z
  .object({
    code: z.unknown(),
    type: z.unknown(),
    status: z.unknown(),
    details: detailsSchema,
  })
  .partial();
const bodySchema = z.union([
  z.object({ error: errorSchema }),
  z.object({ error: z.string() }).transform(() => ({ error: {} })),
  // Older vLLM has the fields at the top.
  z
    .object({ object: z.literal("error") })
    .merge(errorSchema)
    .transform((body) => ({ error: body })),
]);

type ErrorBody = z.infer<typeof errorSchema>;

/** By the provider's own code or type first, then by status, which some put into `code`. */
export function judgeOpenAi(status: number, body: unknown): Verdict {
  // Google sends a list with one error in it.
  const parsed = bodySchema.safeParse(Array.isArray(body) ? body[0] : body);
  if (!parsed.success) return verdictOfStatus(status, false);
  const { details = [], code, type, status: said } = parsed.data.error as ErrorBody;
  const given = [...details.map(({ reason }) => reason), code, type, said];
  const known = given.map((one) => CODES[String(one)]).find((one) => one !== undefined);
  if (known) return { code: known };
  const number = Number(code);
  return verdictOfStatus(number >= 400 && number < 600 ? number : status, true);
}
