/** A small turning ring beside a text that says what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

/** Grey bars where text will be. Say "Loading" in a live region beside it; this says nothing. */
export function Skeleton({ lines = 1 }: { lines?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <div className="skeleton" key={line} />
      ))}
    </div>
  );
}
