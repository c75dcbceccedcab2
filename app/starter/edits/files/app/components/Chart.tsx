interface Props {
  kind: string;
  label: string;
  rows: [part: string, value: number][];
  named: (part: string) => string;
}

const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const colourOf = (at: number, count: number) =>
  `hsl(${Math.round(220 + (at * 360) / Math.max(1, count)) % 360} 60% 52%)`;

/** Values as bars, as a line or as a pie, each with its number beside it. */
export function Chart({ kind, label, rows, named }: Props) {
  const most = Math.max(1e-9, ...rows.map(([, value]) => Math.abs(value)));
  const sum = rows.reduce((all, [, value]) => all + Math.max(0, value), 0) || 1;
  if (kind === "line") {
    const points = [...rows].reverse();
    const x = (at: number) => 4 + (at * 292) / Math.max(1, points.length - 1);
    const y = (value: number) => 96 - (Math.max(0, value) / most) * 88;
    return (
      <figure style={{ margin: 0 }}>
        <svg viewBox="0 0 300 100" role="img" aria-label={label} style={{ width: "100%" }}>
          <line x1="4" y1="96" x2="296" y2="96" stroke="var(--border)" />
          <polyline
            points={points.map(([, value], at) => `${x(at)},${y(value)}`).join(" ")}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2"
          />
          {points.map(([part, value], at) => (
            <circle key={part} cx={x(at)} cy={y(value)} r="3" fill="var(--accent)">
              <title>{`${named(part)}: ${NUMBER.format(value)}`}</title>
            </circle>
          ))}
        </svg>
        <figcaption className="muted">
          {points
            .map(([part, value]) => `${named(part)}: ${NUMBER.format(value)}`)
            .slice(-6)
            .join(" · ")}
        </figcaption>
      </figure>
    );
  }
  const isPie = kind === "pie";
  let turn = 0;
  const slices = rows.map(([, value], at) => {
    const from = turn;
    turn += (Math.max(0, value) / sum) * 360;
    return `${colourOf(at, rows.length)} ${from}deg ${turn}deg`;
  });
  return (
    <div>
      {isPie && (
        <div
          role="img"
          aria-label={label}
          style={{
            width: "9rem",
            aspectRatio: "1",
            borderRadius: "50%",
            background: `conic-gradient(${slices.join(", ")})`,
          }}
        />
      )}
      <ul style={{ listStyle: "none", padding: 0 }}>
        {rows.map(([part, value], at) => (
          <li key={part} style={{ marginBlock: "0.35rem" }}>
            {isPie && (
              <span
                aria-hidden="true"
                style={{
                  display: "inline-block",
                  width: "0.8rem",
                  height: "0.8rem",
                  marginInlineEnd: "0.4rem",
                  borderRadius: "3px",
                  background: colourOf(at, rows.length),
                }}
              />
            )}
            {named(part)}: <strong>{NUMBER.format(value)}</strong>
            {isPie && ` (${Math.round((Math.max(0, value) / sum) * 100)} %)`}
            {!isPie && (
              <span
                aria-hidden="true"
                style={{
                  display: "block",
                  height: "0.6rem",
                  width: `${(Math.abs(value) / most) * 100}%`,
                  borderRadius: "4px",
                  background: "var(--accent)",
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
