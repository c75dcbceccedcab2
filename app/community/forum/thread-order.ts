/** The orders of a list of threads, by their name in the address. */
export const THREAD_ORDERS = {
  activity: "Latest activity",
  newest: "Newest",
  likes: "Most liked",
  unanswered: "Unanswered",
} as const;

export type ThreadOrder = keyof typeof THREAD_ORDERS;

/** The order that an address asks for. */
export function readOrder(raw: string | null): ThreadOrder {
  return raw && Object.hasOwn(THREAD_ORDERS, raw) ? (raw as ThreadOrder) : "activity";
}
