import type { ShownFigure } from "./figure-words";

/** What the charts show, in figures: a day a row, the newest first. */
export function FiguresTable({
  days,
  figures,
}: {
  days: readonly string[];
  figures: readonly ShownFigure[];
}) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Day</th>
          {figures.map(({ name, title }) => (
            <th className="is-number" scope="col" key={name}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days
          .map((day, index) => ({ day, index }))
          .reverse()
          .map(({ day, index }) => (
            <tr key={day}>
              <th className="is-short" scope="row">
                {day}
              </th>
              {figures.map(({ name, title, course, inWords }) => {
                const value = course[index] ?? null;
                return (
                  <td className="is-number" key={name}>
                    <span className="admin-table__unit">{title}: </span>
                    {value === null ? "not noted" : inWords(value)}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
