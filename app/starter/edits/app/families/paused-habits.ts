import type { FileTree } from "~/projects/files";
import { changedOne, withAction, withProperty } from "../../abilities/each-program";
import { applied, type EditResult, edited, there } from "../../edit";

const APP = "src/App.tsx";

/** A habit can rest: it is paler, and counts for nothing until it goes on; null without a place for that. */
export function pausedHabits(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  if (code.includes("onPause") || code.includes(".paused"))
    return there("Each habit has a button that pauses it already.");
  const pairs: [string, string][] = [
    [
      "habits.filter((habit) => habit.days.includes(todayKey)).length",
      "active.filter((habit) => habit.days.includes(todayKey)).length",
    ],
    [
      "  const doneToday =",
      "  const active = habits.filter((habit) => !habit.paused);\n  const doneToday =",
    ],
    ["</strong> of {habits.length} done today", "</strong> of {active.length} done today"],
    [
      '<li key={habit.id} className="card habit">',
      '<li key={habit.id} className="card habit" style={{ opacity: habit.paused ? 0.5 : 1 }}>',
    ],
  ];
  let next = code;
  for (const [from, to] of pairs) {
    if (!next.includes(from)) return null;
    next = next.replace(from, () => to);
  }
  const tree = applied(files, new Map([[APP, next]]));
  const made = withAction(tree, {
    name: "onPause",
    label: (as) => `{${as}.paused ? "Go on" : "Pause"}`,
    act: (as, own) => changedOne(own, as, "paused: !other.paused"),
  });
  return made
    ? edited(
        withProperty(tree, new Map(made), "paused?: boolean"),
        "Each habit has a button “Pause”: it is paler then, and does not count in what is to be done today, until “Go on”. Days without a tick still end its days in a row.",
      )
    : null;
}
