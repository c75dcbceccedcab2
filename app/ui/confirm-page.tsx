import type { ReactNode } from "react";
import { Button, ButtonLink } from "./button";

interface ConfirmPageProps {
  title: string;
  /** What will happen, and what is kept. */
  children: ReactNode;
  /** Where the form posts; this page when absent. */
  action?: string;
  /** Hidden fields, e.g. `intent`. */
  fields?: Record<string, string>;
  confirmLabel: string;
  cancelHref: string;
  danger?: boolean;
}

/** The page that asks before something is done: what the dialog is without JavaScript. */
export function ConfirmPage({
  title,
  children,
  action,
  fields = {},
  confirmLabel,
  cancelHref,
  danger = true,
}: ConfirmPageProps) {
  return (
    <div className="page-width narrow">
      <h1>{title}</h1>
      {children}
      <form method="post" action={action} className="button-row">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant={danger ? "danger" : "primary"}>
          {confirmLabel}
        </Button>
        <ButtonLink href={cancelHref}>Cancel</ButtonLink>
      </form>
    </div>
  );
}
