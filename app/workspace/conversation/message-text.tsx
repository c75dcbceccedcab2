import { useEffect, useSyncExternalStore } from "react";
import { PlainText } from "~/markdown/as-written";

type Reader = typeof import("~/markdown/markdown");

let reader: Reader | null = null;
let loading: Promise<Reader> | null = null;
const listeners = new Set<() => void>();

/** What reads Markdown is 19 kB: it is loaded with the first message, and the page does not wait for it. */
export function loadMarkdown(): Promise<Reader> {
  loading ??= import("~/markdown/markdown").then(
    (loaded) => {
      reader = loaded;
      for (const listener of [...listeners]) listener();
      return loaded;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** What reads Markdown, once it is there: where it was loaded before, a message is never seen as it was written. */
function useReader(): Reader | null {
  const loaded = useSyncExternalStore(listen, readerNow, readerNow);
  useEffect(() => {
    if (!loaded) loadMarkdown().catch((error) => console.warn("Messages stay as written.", error));
  }, [loaded]);
  return loaded;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readerNow = () => reader;

/** A message in the browser: as it was written until what reads Markdown is there. */
export function MessageText({ text }: { text: string }) {
  const loaded = useReader();
  return loaded ? <loaded.Markdown text={text} /> : <PlainText text={text} />;
}

/** A message that is still being written. */
export function GrowingText({ text }: { text: string }) {
  const loaded = useReader();
  return loaded ? <loaded.LiveMarkdown text={text} /> : <PlainText text={text} />;
}
