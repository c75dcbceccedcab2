import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { NOTE_CHARACTERS, REASON_NAMES, REASONS } from "./reasons";
import { SUBJECT_KINDS, type SubjectKind } from "./subjects";

/** What somebody has chosen and typed, as the form shows it again. */
export interface ReportFields {
  reason: string;
  note: string;
}

interface ReportPageProps {
  kind: SubjectKind;
  /** A thread's title, an app's or a person's name, the room of a message. */
  title: string;
  author: string;
  /** Where it is read. */
  path: string;
  subject: string;
  contactEmail: string;
  /** Who is asking may send one; others are told what to do instead. */
  standing: "may-report" | "visitor" | "own";
  /** Where a visitor logs in and comes back. */
  loginPath: string;
  /** Where an admin decides about it at once; null for everybody else. */
  moderatePath: string | null;
  /** What this person has reported of it already. */
  sent: (ReportFields & { isOpen: boolean }) | null;
  /** What was refused, as it was typed. */
  typed: ReportFields | null;
  errors: Record<string, string> | undefined;
}

/** The page to report something on: what it is, why, and a note. */
export function ReportPage(props: ReportPageProps) {
  const { kind, title, author, path, standing, sent, moderatePath } = props;
  return (
    <div className="page-width narrow">
      <h1>{sent ? "Thank you for the report" : `Report this ${SUBJECT_KINDS[kind]}`}</h1>
      <p className="reported-thing" dir="auto">
        <a href={path}>{title}</a>
        {kind === "person" ? null : <span className="muted"> by {author}</span>}
      </p>
      {sent ? <SentReport isOpen={sent.isOpen} /> : null}
      {standing === "may-report" && sent?.isOpen !== false ? <ReportForm {...props} /> : null}
      {standing === "may-report" ? null : <OtherWays {...props} />}
      <p className="button-row">
        {moderatePath ? <ButtonLink href={moderatePath}>Moderate it</ButtonLink> : null}
        <ButtonLink variant="quiet" href={path}>
          Back to it
        </ButtonLink>
      </p>
    </div>
  );
}

function SentReport({ isOpen }: { isOpen: boolean }) {
  return isOpen ? (
    <Notice icon="check" title="It is with the moderators.">
      <p>They look at it as soon as they can. You can still change what you said.</p>
    </Notice>
  ) : (
    <Notice icon="check" title="A moderator has looked at it.">
      <p>What they did stands in the log of moderation, without names.</p>
    </Notice>
  );
}

function ReportForm({ subject, sent, typed, errors }: ReportPageProps) {
  const shown = typed ?? sent ?? { reason: "", note: "" };
  return (
    <form method="post" className="form">
      <ErrorSummary errors={errors} title="The report was not sent" />
      <input type="hidden" name="subject" value={subject} />
      <fieldset className="report-reasons" id="reason">
        <legend className="field__label">What is wrong with it?</legend>
        {errors?.reason ? <p className="field__error">{errors.reason}</p> : null}
        {REASON_NAMES.map((reason) => (
          <label key={reason} className="report-reason">
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={shown.reason === reason}
              required
            />
            {REASONS[reason]}
          </label>
        ))}
      </fieldset>
      <Field
        as="textarea"
        label="What should a moderator know?"
        optional
        name="note"
        rows={3}
        maxLength={NOTE_CHARACTERS}
        defaultValue={shown.note}
        hint="Moderators alone read it. Nobody is told who has reported something."
        {...(errors?.note ? { error: errors.note } : {})}
      />
      <div className="button-row">
        <Button type="submit" variant="primary">
          {sent ? "Change the report" : "Send report"}
        </Button>
      </div>
    </form>
  );
}

function OtherWays({ standing, loginPath, contactEmail }: ReportPageProps) {
  if (standing === "own") {
    return (
      <Notice title="This is your own.">
        <p>You can change or delete it yourself.</p>
      </Notice>
    );
  }
  return (
    <>
      <p>
        Reports are sent with an account, so that nobody can flood the moderators. If you have none,
        write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <p>
        <ButtonLink variant="primary" href={loginPath}>
          Log in to report it
        </ButtonLink>
      </p>
    </>
  );
}
