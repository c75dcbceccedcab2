import { moment, shortDay } from "~/platform/write-dates";

/** A day by UTC: what is printed says the same everywhere. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{shortDay(new Date(at))}</time>;
}

/** A moment by UTC. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment(new Date(at))} UTC</time>;
}
