import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { MailFrequency, MailWish } from "./mail-frequency";

const CHOICES: [MailFrequency, string, string][] = [
  ["never", "Never", ""],
  ["each", "Soon", "a minute after you are told something, unless you have read it or are here"],
  ["daily", "Once a day", "everything you have not read, in one mail"],
];

interface MailSectionProps {
  /** What the form shows: what was refused, else what is stored. */
  wish: MailWish;
  error: string | undefined;
}

/** Whether, how often and where somebody gets mails of what they are told. */
export function MailSection({ wish, error }: MailSectionProps) {
  return (
    <section aria-labelledby="mail" className="stack">
      <h2 id="mail">By mail</h2>
      <Confirmation wish={wish} />
      <form method="post" className="stack">
        <input type="hidden" name="intent" value="mail" />
        <fieldset className="notification-choices">
          <legend>Send me mails</legend>
          {CHOICES.map(([value, label, hint]) => (
            <label key={value} className="notification-choices__choice">
              <input
                type="radio"
                name="frequency"
                value={value}
                defaultChecked={value === wish.frequency}
              />
              <span>
                {label}
                {hint ? <span className="muted">: {hint}</span> : null}
              </span>
            </label>
          ))}
        </fieldset>
        <Field
          label="Email address"
          name="address"
          type="email"
          autoComplete="email"
          hint="An address that we do not know to be yours is sent a link to confirm it first."
          defaultValue={wish.address}
          maxLength={254}
          {...(error ? { error } : {})}
        />
        <div className="button-row">
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </section>
  );
}

function Confirmation({
  wish: { frequency, isConfirmed, isWaiting, address },
}: {
  wish: MailWish;
}) {
  if (frequency === "never" || isConfirmed) return null;
  if (isWaiting) {
    return (
      <Notice title="Almost there">
        <p>
          We sent a link to {address}. Mails begin once you have opened it; save again for another.
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title="No mails reach you">
      <p>
        {address} is not confirmed: the link has run out, or the mail server said that nobody has
        this address. Check it, and save it for a new link.
      </p>
    </Notice>
  );
}
