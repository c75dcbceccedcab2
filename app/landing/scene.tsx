import { HabitApp } from "./habit-app";

/** A picture of the idea: something said, and the app that it became. Decoration only. */
export function Scene() {
  return (
    <div className="scene" aria-hidden="true">
      <p className="scene__said">“A habit tracker with streaks, in calm green.”</p>
      <div className="scene__app">
        <div className="scene__bar">
          <span>habits</span>
          <span className="scene__live">Live</span>
        </div>
        <HabitApp />
      </div>
    </div>
  );
}
