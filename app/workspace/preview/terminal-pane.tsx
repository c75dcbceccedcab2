import { lazy, Suspense, useState } from "react";

const TerminalLog = lazy(() =>
  import("./terminal-log").catch(() => ({ default: TerminalUnavailable })),
);

/** The terminal, from when somebody looks at it first; its lines are gathered before. */
export function TerminalPane({ isShown }: { isShown: boolean }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense>
      <TerminalLog isShown={isShown} />
    </Suspense>
  );
}

function TerminalUnavailable() {
  return <p role="alert">The terminal did not load. Nothing is lost; reload the page.</p>;
}
