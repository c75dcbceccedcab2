import type { ReactNode } from "react";

interface ShareSectionProps {
  id: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** One subject of "Share". */
export function ShareSection({ id, title, hint, children }: ShareSectionProps) {
  return (
    <section className="share__section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint ? <p className="muted small">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}
