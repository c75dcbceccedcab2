import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Glyph } from "./glyph";

interface MenuProps {
  /** What its button is called. */
  label: string;
  /** @param close puts it away, as leaving it and Escape do */
  children(close: () => void): ReactNode;
}

/** What is seldom wanted, behind a button with dots. */
export function Menu({ label, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (!menu.current?.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={menu} className="ws-menu" onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <summary className="ws-icon-button" aria-label={label} title="More">
        <Glyph name="more" />
      </summary>
      {/* Focus can be on it, so that a press on the text closes nothing. */}
      <div className="ws-menu-panel" tabIndex={-1}>
        {children(close)}
      </div>
    </details>
  );
}
