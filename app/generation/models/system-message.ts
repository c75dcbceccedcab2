import type { ModelMessage } from "./model";

/** One system message, at the start: chat templates of open models allow no other. */
export function mergeSystem(messages: readonly ModelMessage[]): ModelMessage[] {
  const system = messages.filter(({ role }) => role === "system");
  const rest = messages.filter(({ role }) => role !== "system");
  if (system.length === 0) return rest;
  const content = system.map((message) => message.content).join("\n\n");
  const isCached = system.at(-1)?.cacheUpToHere;
  return [{ role: "system", content, ...(isCached && { cacheUpToHere: true }) }, ...rest];
}
