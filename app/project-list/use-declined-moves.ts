import { useEffect, useState } from "react";
import { BROWSER_KEYS } from "~/platform/browser-keys";

/** Ids of the trials whose owner said "Not now", in this browser. */
const KEY = BROWSER_KEYS.declinedMoves;

/** Remembers in this browser which trials somebody does not want to be asked about again. */
export function useDeclinedMoves() {
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setDeclined(read()), []);
  return {
    isDeclined: (trials: readonly { id: string }[]) => trials.every(({ id }) => declined.has(id)),
    decline(trials: readonly { id: string }[]) {
      const ids = trials.map(({ id }) => id);
      setDeclined(new Set(ids));
      try {
        localStorage.setItem(KEY, JSON.stringify(ids));
      } catch {
        // A browser that stores nothing will ask again.
      }
    },
  };
}

function read(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}
