import type { Usage } from "../events/event-schema";
import { costOf } from "../models/cost";
import type { ModelPrices } from "../models/model";

/** What an answer took until now: its tokens, with the time since it began and, by its prices, what it cost. */
export function spentUsage(usage: Usage, startedAt: Date, prices?: ModelPrices): Usage {
  const cost = costOf(prices, usage);
  const seconds = Math.max(0, Math.round((Date.now() - startedAt.getTime()) / 100) / 10);
  return { ...usage, seconds, ...(cost === undefined ? {} : { cost }) };
}
