import { DayBars } from "~/ui/day-bars";
import type { ShownFigure } from "./figure-words";

/** A figure: what it is now, and its last days as bars. */
export function FigureCard({ figure }: { figure: ShownFigure }) {
  const { title, href, value, note } = figure;
  return (
    <li className="figure">
      <h2 className="figure__title">{href ? <a href={href}>{title}</a> : title}</h2>
      <p className="figure__value">{value}</p>
      <p className="figure__note">{note}</p>
      <DayBars course={figure.course} label={courseInWords(figure)} />
    </li>
  );
}

function courseInWords({ title, course, inWords }: ShownFigure): string {
  const noted = course.filter((value) => value !== null);
  const [least, most, now] = [Math.min(...noted), Math.max(...noted), course.at(-1) ?? 0];
  return `${title}, day by day: from ${inWords(least)} to ${inWords(most)}, today ${inWords(now)}`;
}
