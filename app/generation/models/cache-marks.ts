import type { ModelMessage } from "./model";

/** Marks that Anthropic takes in one request. */
const MARKS = 4;
const MARK = { cache_control: { type: "ephemeral" } } as const;

/**
 * Which messages a provider is told to cache up to. Beyond what it takes, the first ones are left out: what
 * stands later holds them as well.
 */
export function cachedMessages(messages: readonly ModelMessage[]): ReadonlySet<ModelMessage> {
  return new Set(messages.filter(({ cacheUpToHere }) => cacheUpToHere).slice(-MARKS));
}

/** Blocks of one message, the last of them marked where the message is to be cached. */
export function markBlocks<T extends object>(blocks: readonly T[], isCached: boolean): T[] {
  return blocks.map((block, index) =>
    isCached && index === blocks.length - 1 ? { ...block, ...MARK } : block,
  );
}
