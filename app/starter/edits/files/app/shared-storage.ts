import { useEffect, useRef, useState } from "react";
import { shareList } from "./shared";

/** State that is the same for everybody who opens this app, and kept in this browser as well. */
export function useStored<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? initial : (JSON.parse(text) as T);
    } catch {
      return initial;
    }
  });
  const [first, latest] = [useRef(initial), useRef(value)];
  latest.current = value;
  const shared = useRef<ReturnType<typeof shareList> | null>(null);
  useEffect(() => {
    const list = shareList(key, first.current, { read: () => latest.current, write: setValue });
    shared.current = list;
    return list.stop;
  }, [key, first, latest]);
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or off: keep going until the page is closed.
    }
    shared.current?.changed();
  }, [key, value]);
  return [value, setValue] as const;
}

export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 7);
}
