import { BAR_PITCH, barPath, CHART_HEIGHT } from "./bar-path";

interface DayBarsProps {
  /** A value for each day, the last one today's; null for a day that was not noted. */
  course: readonly (number | null)[];
  /** The same in words. */
  label: string;
}

/** Days as bars, drawn without a script; today's in another colour. Looks: `.figure__bars`. */
export function DayBars({ course, label }: DayBarsProps) {
  const past = course.length - 1;
  return (
    <svg
      className="figure__bars"
      viewBox={`0 0 ${course.length * BAR_PITCH - 1} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={barPath(course, 0, past)} />
      <path className="is-today" d={barPath(course, past)} />
    </svg>
  );
}
