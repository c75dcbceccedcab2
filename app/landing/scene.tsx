const HABITS = [
  { name: "Read", days: "0011111" },
  { name: "Walk", days: "1101110" },
  { name: "Water plants", days: "0100100" },
];

/** A picture of the idea: something said, and the app that it became. Decoration only. */
export function Scene() {
  return (
    <div className="scene" aria-hidden="true">
      <p className="scene__said">“A habit tracker with streaks, in calm green.”</p>
      <div className="scene__app">
        <div className="scene__bar">
          <span>habits</span>
        </div>
        <div className="scene__body">
          <div className="scene__row">
            <span className="scene__title">This week</span>
            <span className="badge badge--accent">5 days in a row</span>
          </div>
          {HABITS.map(({ name, days }) => (
            <div className="scene__row scene__habit" key={name}>
              <span>{name}</span>
              <span className="days">
                {[...days].map((day, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                  <i className={day === "1" ? "on" : undefined} key={index} />
                ))}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
