import { lazy, Suspense, useState } from "react";
import type { LogLine } from "./log-line";

const TerminalLog = lazy(() =>
  import("./terminal-log").catch(() => ({ default: TerminalUnavailable })),
);

interface TerminalPaneProps {
  isShown: boolean;
  /** Where the lines are from; without them from everywhere. */
  sources?: readonly LogLine["source"][] | undefined;
}

/** The terminal, from when somebody looks at it first; its lines are gathered before. */
export function TerminalPane({ isShown, sources }: TerminalPaneProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense>
      <TerminalLog isShown={isShown} sources={sources} />
    </Suspense>
  );
}

function TerminalUnavailable() {
  return <p role="alert">The terminal did not load. Nothing is lost; reload the page.</p>;
}
