import { type ReactElement, useState, useSyncExternalStore } from "react";

interface ServerHtmlProps {
  className: string;
  /** Is called on the server alone: what it draws need not be in the browser's scripts. */
  draw: () => ReactElement;
  /** What stands there when the browser came without a page from the server. */
  fallback: ReactElement;
}

/** What the server has drawn, which the browser leaves standing as it came. */
export function ServerHtml({ className, draw, fallback }: ServerHtmlProps) {
  const isHydrating = useSyncExternalStore(subscribe, never, always);
  const [isFromServer] = useState(isHydrating);
  if (typeof document === "undefined") return <div className={className}>{draw()}</div>;
  if (!isFromServer) return <div className={className}>{fallback}</div>;
  return (
    // An empty text: hydration compares it with nothing, and leaves what is there.
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text of our own
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

const subscribe = () => () => {};
const never = () => false;
const always = () => true;
