import { lazy, Suspense } from "react";
import { PlainText } from "~/markdown/as-written";

/** What reads Markdown is 19 kB: it is loaded with the first message, and the page does not wait for it. */
export const loadMarkdown = () => import("~/markdown/markdown");

const asWritten = () => ({ default: PlainText });
const Read = lazy(() => loadMarkdown().then((it) => ({ default: it.Markdown }), asWritten));
const Grow = lazy(() => loadMarkdown().then((it) => ({ default: it.LiveMarkdown }), asWritten));

/** A message in the browser: as it was written until what reads Markdown is there. */
export function MessageText({ text }: { text: string }) {
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <Read text={text} />
    </Suspense>
  );
}

/** A message that is still being written. */
export function GrowingText({ text }: { text: string }) {
  return (
    <Suspense fallback={<PlainText text={text} />}>
      <Grow text={text} />
    </Suspense>
  );
}
