const HABITS = [
  { name: "Read", days: "0011111" },
  { name: "Walk", days: "1101110" },
  { name: "Water plants", days: "0100100" },
];

/** The app of the page's example, drawn. It is the same one wherever the page shows it. */
export function HabitApp({ streak = true }: { streak?: boolean }) {
  return (
    <div className="habits">
      <div className="habits__row">
        <span className="habits__title">This week</span>
        {streak ? <span className="badge badge--accent">5 days in a row</span> : null}
      </div>
      {HABITS.map(({ name, days }) => (
        <div className="habits__row" key={name}>
          <span>{name}</span>
          <span className="habits__days">
            {[...days].map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
              <i className={day === "1" ? "on" : undefined} key={index} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
