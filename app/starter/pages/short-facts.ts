import type { StarterParams } from "../starter-app";
import type { Scope } from "./render";

/** The facts that somebody on the way out of the door looks for, below the first words. */
export function shortFactsOf({ facts }: StarterParams): Scope[] {
  const when = [facts.date, facts.time].filter(Boolean).join(", ");
  const hours = facts.hours[0];
  return [
    ...(when ? [{ icon: "icon-date", text: when }] : []),
    ...(hours
      ? [{ icon: "icon-clock", text: [hours.days, hours.time].filter(Boolean).join(" ") }]
      : []),
    ...(facts.address ? [{ icon: "icon-place", text: facts.address }] : []),
    ...(facts.phone ? [{ icon: "icon-phone", text: facts.phone }] : []),
  ];
}
