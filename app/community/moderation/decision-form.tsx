import { Button, type ButtonLook } from "~/ui/button";
import { Field } from "~/ui/field";
import { type Action, MUTE_DAYS } from "./actions";
import { NOTE_CHARACTERS, REASON_NAMES, REASONS } from "./reasons";
import type { QueueItem } from "./shown-queue";

/** A button of the form: what it sends, and what it says. */
interface Choice {
  pressed: string;
  label: string;
  look?: ButtonLook;
}

/** What can be done to the thing itself. */
const ABOUT_THING: Partial<Record<Action, Choice[]>> = {
  approve: [{ pressed: "approve", label: "Approve", look: { variant: "primary" } }],
  restore: [{ pressed: "restore", label: "Show again", look: { variant: "primary" } }],
  hide: [{ pressed: "hide", label: "Hide", look: { variant: "primary" } }],
  lock: [{ pressed: "lock", label: "Lock" }],
  unlock: [{ pressed: "unlock", label: "Open for replies" }],
};

/** What cannot be taken back: it takes one press more. */
const FOR_GOOD: Partial<Record<Action, Choice[]>> = {
  delete: [{ pressed: "delete", label: "Delete for good", look: { variant: "danger" } }],
};

/** What can be done about who made it. */
const ABOUT_PERSON: Partial<Record<Action, Choice[]>> = {
  warn: [{ pressed: "warn", label: "Warn" }],
  mute: MUTE_DAYS.map((days) => ({
    pressed: `mute-${days}`,
    label: `Mute ${days} ${days === 1 ? "day" : "days"}`,
  })),
  unmute: [{ pressed: "unmute", label: "End the mute" }],
  ban: [
    { pressed: "ban", label: "Ban", look: { variant: "careful" } },
    { pressed: "ban-all", label: "Ban and hide everything", look: { variant: "careful" } },
  ],
  unban: [{ pressed: "unban", label: "Lift the ban" }],
};

interface DecisionFormProps {
  item: QueueItem;
  /** What was refused, as it was typed. */
  typed: { reason: string; note: string } | null;
  error: string | null;
}

/** All that a moderator can do about one subject: each is one button, with or without a reason. */
export function DecisionForm({ item, typed, error }: DecisionFormProps) {
  const { subject, actions, count, reports, shown } = item;
  const about = (choices: Partial<Record<Action, Choice[]>>) =>
    actions.flatMap((action) => choices[action] ?? []);
  const thing = about(ABOUT_THING);
  if (count > 0) thing.push({ pressed: "dismiss", label: "Dismiss" });
  const forGood = about(FOR_GOOD);
  const person = about(ABOUT_PERSON);
  const id = subject.replace(":", "-");
  return (
    <form method="post" className="decision">
      <input type="hidden" name="subject" value={subject} />
      {error ? (
        <p className="field__error" role="alert">
          {error}
        </p>
      ) : null}
      <div className="decision__why">
        <Field
          as="select"
          label="Reason, in the public log"
          id={`reason-${id}`}
          name="reason"
          defaultValue={typed?.reason ?? mostNamed(reports.map(({ reason }) => reason))}
        >
          {REASON_NAMES.map((reason) => (
            <option key={reason} value={reason}>
              {REASONS[reason]}
            </option>
          ))}
        </Field>
        <Field
          label="Note to the author alone"
          optional
          id={`note-${id}`}
          name="note"
          dir="auto"
          autoComplete="off"
          maxLength={NOTE_CHARACTERS}
          defaultValue={typed?.note ?? ""}
        />
      </div>
      <Choices choices={thing} />
      {forGood.length > 0 ? (
        <details className="decision__more">
          <summary>Delete</summary>
          <p className="muted small">
            Its words are not shown to anybody again, nor to its author.
          </p>
          <Choices choices={forGood} />
        </details>
      ) : null}
      {person.length > 0 && shown ? (
        <details className="decision__more" open={shown.kind === "person"}>
          <summary>
            About <bdi>{shown.author.name}</bdi>
          </summary>
          <Choices choices={person} />
        </details>
      ) : null}
    </form>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <div className="button-row">
      {choices.map(({ pressed, label, look }) => (
        <Button key={pressed} type="submit" name="do" value={pressed} small {...look}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** What most people said; the first of those that as many did. */
function mostNamed(reasons: readonly string[]): string {
  const times = (reason: string) => reasons.filter((other) => other === reason).length;
  return reasons.reduce(
    (most, one) => (times(one) > times(most) ? one : most),
    reasons[0] ?? "spam",
  );
}
