import { shownKeys } from "./keys";

/** A shortcut, key by key, as this keyboard has them. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="ws-keys">
      {shownKeys(keys).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
