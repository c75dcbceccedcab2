interface Props {
  groups: [string, number][];
  total: number;
  format: (value: number) => string;
}

/** Shades from the accent to the second colour, so that the chart follows the theme. */
function shade(index: number, count: number): string {
  const share = count < 2 ? 100 : Math.round(100 - (index / (count - 1)) * 100);
  return `color-mix(in oklab, var(--accent-ink) ${share}%, var(--second))`;
}

/** A ring by category, with the same numbers as a list beside it. */
export function CategoryChart({ groups, total, format }: Props) {
  const sorted = groups.filter(([, value]) => value > 0).sort((a, b) => b[1] - a[1]);
  if (sorted.length === 0)
    return <p className="chart-empty muted">The chart appears with the first expense.</p>;
  let start = 0;
  return (
    <div className="chart">
      <svg
        viewBox="0 0 42 42"
        role="img"
        aria-label={`Spending by category, ${format(total)} in all`}
      >
        <circle className="chart-track" cx="21" cy="21" r="15.9" />
        {sorted.map(([name, value], index) => {
          const share = (value / total) * 100;
          const offset = -start;
          start += share;
          return (
            <circle
              key={name}
              className="chart-part"
              cx="21"
              cy="21"
              r="15.9"
              pathLength="100"
              stroke={shade(index, sorted.length)}
              strokeDasharray={`${Math.max(0.5, share - 1)} 100`}
              strokeDashoffset={offset}
            />
          );
        })}
      </svg>
      <ul className="legend">
        {sorted.map(([name, value], index) => (
          <li key={name}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="3" fill={shade(index, sorted.length)} />
            </svg>
            <span>{name}</span>
            <span className="muted">{Math.round((value / total) * 100)}%</span>
            <strong>{format(value)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
