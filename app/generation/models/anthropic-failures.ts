import { z } from "zod";
import { type Verdict, verdictOfStatus } from "./failures";
import type { ModelErrorCode } from "./model";

/** Anthropic's `error.type`. */
const CODES: Record<string, ModelErrorCode> = {
  authentication_error: "auth",
  permission_error: "auth",
  billing_error: "quota",
  rate_limit_error: "rate_limit",
  not_found_error: "model_missing",
  request_too_large: "context_overflow",
  overloaded_error: "overloaded",
  api_error: "overloaded",
  timeout_error: "overloaded",
};

const bodySchema = z.object({ error: z.object({ type: z.string() }) });

/** By the provider's own type first, then by status (529 is its "overloaded"). */
export function judgeAnthropic(status: number, body: unknown): Verdict {
  const parsed = bodySchema.safeParse(body);
  const code = parsed.success ? CODES[parsed.data.error.type] : undefined;
  return code ? { code } : verdictOfStatus(status, parsed.success);
}
