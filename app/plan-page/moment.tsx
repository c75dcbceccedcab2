const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  ...{ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" },
});

/** A day by UTC: what is printed says the same everywhere. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{DAY.format(new Date(at))}</time>;
}

/** A moment by UTC. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{MOMENT.format(new Date(at))} UTC</time>;
}
