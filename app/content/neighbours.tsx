interface Neighbour {
  href: string;
  label: string;
}

interface NeighboursProps {
  /** What they are, for the landmark, e.g. "More articles". */
  label: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The ways on from a text: the one before it and the one after it. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label={label}>
      {previous ? (
        <a className="neighbours__link" rel="prev" href={previous.href}>
          <span className="neighbours__way">Previous</span> {previous.label}
        </a>
      ) : null}
      {next ? (
        <a className="neighbours__link neighbours__link--next" rel="next" href={next.href}>
          <span className="neighbours__way">Next</span> {next.label}
        </a>
      ) : null}
    </nav>
  );
}
