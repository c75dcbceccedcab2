import { BAR_PITCH, barPath, CHART_HEIGHT } from "./bar-path";
import type { ShownFigure } from "./figure-words";

/** A figure: what it is now, and its last days as bars. */
export function FigureCard({ figure }: { figure: ShownFigure }) {
  const { title, href, value, note } = figure;
  return (
    <li className="figure">
      <h2 className="figure__title">{href ? <a href={href}>{title}</a> : title}</h2>
      <p className="figure__value">{value}</p>
      <p className="figure__note">{note}</p>
      <DayBars {...figure} />
    </li>
  );
}

function DayBars({ title, course, inWords }: ShownFigure) {
  const past = course.length - 1;
  const noted = course.filter((value) => value !== null);
  const [least, most, now] = [Math.min(...noted), Math.max(...noted), course.at(-1) ?? 0];
  return (
    <svg
      className="figure__bars"
      viewBox={`0 0 ${course.length * BAR_PITCH - 1} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${title}, day by day: from ${inWords(least)} to ${inWords(most)}, today ${inWords(now)}`}
    >
      <path d={barPath(course, 0, past)} />
      <path className="is-today" d={barPath(course, past)} />
    </svg>
  );
}
