import { clockTime, weekday } from "~/platform/write-dates";

/**
 * When a message was written. The server does not know where its readers live, so it says UTC; the
 * room's script says it in their time.
 */
export function MessageTime({ at }: { at: string }) {
  return <time dateTime={at}>{clockTime(new Date(at))} UTC</time>;
}

/** The line before the first message of a day, which is given as "2026-11-22". */
export function DayLine({ day }: { day: string }) {
  return (
    <li className="room-day">
      <time dateTime={day}>{weekday(new Date(day))}</time>
    </li>
  );
}

/** The day of a message by UTC, e.g. "2026-11-22". */
export function dayOf(at: string): string {
  return at.slice(0, 10);
}
