import type { ReactNode } from "react";
import { Button } from "~/ui/button";

interface AccountSectionProps {
  id: string;
  title: string;
  /** What it is for. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One subject of the account page. */
export function AccountSection({ id, title, hint, children }: AccountSectionProps) {
  return (
    <section className="account__section" aria-labelledby={id} data-wakes="settings">
      <div className="account__about">
        <h2 id={id}>{title}</h2>
        {hint ? <p className="muted">{hint}</p> : null}
      </div>
      <div className="account__body">{children}</div>
    </section>
  );
}

/** A button that is a form of its own, so that it works anywhere. */
export function IntentButton({
  intent,
  id,
  label,
  children,
}: {
  intent: string;
  id?: string;
  /** The whole name, where the button's own text is not enough out of context. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      {id ? <input type="hidden" name="id" value={id} /> : null}
      <Button type="submit" small aria-label={label}>
        {children}
      </Button>
    </form>
  );
}
