import { type ReactNode, useId } from "react";

interface AdminSectionProps {
  title: string;
  /** A line or two below the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a page of administrators: its heading on one side, what it holds on the other. */
export function AdminSection({ title, note, children }: AdminSectionProps) {
  const id = useId();
  return (
    <section className="admin__section" aria-labelledby={id}>
      <div className="stack">
        <h2 id={id}>{title}</h2>
        {note ? <p className="muted small">{note}</p> : null}
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}
