import { exactTime, timeAgo } from "./relative-time";

/** When something happened, seen from now; the moment itself is in its title, by UTC. */
export function TimeAgo({ at }: { at: string }) {
  const then = new Date(at);
  return (
    <time dateTime={at} title={exactTime(then)}>
      {timeAgo(then)}
    </time>
  );
}
