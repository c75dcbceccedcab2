/** Height of a chart; a bar is three wide and begins four after the one before. */
export const CHART_HEIGHT = 32;
export const BAR_PITCH = 4;
const BAR_WIDTH = 3;
/** So that little can be told from nothing. */
const LEAST_HEIGHT = 1.5;
/** What a day of which nothing is there has. */
const NOTHING_HEIGHT = 0.5;

/**
 * Bars as the `d` of an SVG path, from the largest value at full height; a day that was not noted has
 * none.
 *
 * @param from the first bar that is drawn, of all of the course
 */
export function barPath(course: readonly (number | null)[], from = 0, to = course.length): string {
  const most = Math.max(...course.map((value) => value ?? 0));
  return course
    .map((value, index) => {
      if (value === null || index < from || index >= to) return "";
      const scaled = most > 0 ? (value / most) * CHART_HEIGHT : 0;
      const height = value > 0 ? Math.max(scaled, LEAST_HEIGHT) : NOTHING_HEIGHT;
      const top = Math.round((CHART_HEIGHT - height) * 10) / 10;
      return `M${index * BAR_PITCH} ${CHART_HEIGHT}V${top}h${BAR_WIDTH}V${CHART_HEIGHT}z`;
    })
    .join("");
}
