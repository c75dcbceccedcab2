import type { ReactNode } from "react";

interface SectionProps {
  /** The anchor; the heading's id is made of it. */
  id: string;
  title: string;
  lead?: string;
  /** A band of another colour from edge to edge. */
  band?: boolean;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the front page that has a heading and an anchor. */
export function Section({ id, title, lead, band, aside, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section className={band ? "part part--band" : "part"} id={id} aria-labelledby={titleId}>
      <div className="page-width part__head">
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
