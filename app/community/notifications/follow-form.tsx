import { followPath } from "~/platform/urls";
import { buttonClass } from "~/ui/button";
import { FOLLOW_LEVELS, type FollowLevel } from "./follow-levels";
import type { Place } from "./places";

const LABELS: Record<FollowLevel, string> = {
  everything: "Everything",
  mentions: "Mentions",
  nothing: "Nothing",
};

interface FollowFormProps {
  place: Place;
  /** As `readFollow` tells it. */
  level: FollowLevel;
  /** The path of the page, which the form comes back to. */
  returnTo: string;
}

/** What a member is told of a thread or a room: one press changes it. */
export function FollowForm({ place, level, returnTo }: FollowFormProps) {
  return (
    <form method="post" action={followPath} className="follow-form">
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset className="follow-form__levels">
        <legend>Notify me of</legend>
        {FOLLOW_LEVELS.map((each) => (
          <button
            key={each}
            type="submit"
            name="level"
            value={each}
            className={buttonClass({
              variant: each === level ? "secondary" : "quiet",
              small: true,
            })}
            aria-pressed={each === level}
          >
            {LABELS[each]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
