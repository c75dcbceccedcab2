import {
  type InvitationState,
  type ListedInvitation,
  MOST_DAYS,
  MOST_USES,
  NOTE_CHARACTERS,
} from "~/accounts/registration/invitation-rules";
import type { Registration } from "~/accounts/registration/registration-words";
import { adminInvitationsPath, adminSettingsPath } from "~/platform/urls";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import type { PageFrame } from "~/ui/page";
import { TimeAgo } from "~/ui/time-ago";
import { ActForm, type RefusedAct } from "./act-form";
import { AdminPage } from "./admin-page";

interface InvitationsViewProps {
  frame: PageFrame;
  registration: Registration;
  invitations: readonly ListedInvitation[];
  /** The address of one that was just made. */
  made: string | null;
  refused: RefusedAct | null;
}

const STATES: Record<InvitationState, string> = {
  open: "open",
  used: "used up",
  over: "run out",
  revoked: "taken back",
};

const MODES: Record<Registration, string> = {
  open: "Registration is open: nobody needs an invitation.",
  invitation: "New accounts are by invitation.",
  closed: "Registration is closed: invitations open nothing until that changes.",
};

/** Links that open accounts: a form for a new one, and those that were made. */
export function InvitationsView(props: InvitationsViewProps) {
  const { frame, registration, invitations, made, refused } = props;
  return (
    <AdminPage
      frame={frame}
      title="Invitations"
      place={adminSettingsPath}
      lead={MODES[registration]}
      aside={<a href={`${adminSettingsPath}#registration`}>Registration</a>}
    >
      <ErrorSummary errors={refused?.errors} title="Nothing was done" />
      {made ? <MadeLink address={made} /> : null}
      <NewInvitation refused={refused?.intent === "make" ? refused : null} />
      <section className="admin__section" aria-labelledby="made">
        <div className="admin__title">
          <h2 id="made">Made so far</h2>
        </div>
        {invitations.length === 0 ? <p className="muted">None was made yet.</p> : null}
        {invitations.map((invitation) => (
          <Listed key={invitation.id} invitation={invitation} refused={refused} />
        ))}
      </section>
    </AdminPage>
  );
}

function MadeLink({ address }: { address: string }) {
  return (
    <section className="notice" aria-labelledby="link-title" role="status">
      <div className="stack">
        <p className="notice__title" id="link-title">
          The invitation is made
        </p>
        <p>Copy its link now: it is shown this once, and kept nowhere.</p>
        <p className="invitation-link">
          <code>{address}</code>
        </p>
      </div>
    </section>
  );
}

function NewInvitation({ refused }: { refused: RefusedAct | null }) {
  const errorOf = (field: string) => {
    const error = refused?.errors[field];
    return error ? { error } : {};
  };
  return (
    <section className="admin__section" aria-labelledby="new">
      <div className="admin__title">
        <h2 id="new">New invitation</h2>
        <p className="muted">Whoever has the link can make an account with it.</p>
      </div>
      <ActForm
        intent="make"
        label="Make the link"
        look={{ variant: "primary" }}
        refused={refused}
        action={adminInvitationsPath}
      >
        <Field
          label="Note"
          optional
          name="note"
          dir="auto"
          autoComplete="off"
          maxLength={NOTE_CHARACTERS}
          defaultValue={refused?.typed.note ?? ""}
          {...errorOf("note")}
        />
        <Field
          label="Accounts"
          name="uses"
          type="number"
          min={1}
          max={MOST_USES}
          required
          defaultValue={refused?.typed.uses ?? "1"}
          {...errorOf("uses")}
        />
        <Field
          label="Days"
          name="days"
          type="number"
          min={1}
          max={MOST_DAYS}
          required
          defaultValue={refused?.typed.days ?? "14"}
          {...errorOf("days")}
        />
      </ActForm>
    </section>
  );
}

function Listed({
  invitation: { id, note, state, uses, mostUses, createdAt, expiresAt },
  refused,
}: {
  invitation: ListedInvitation;
  refused: RefusedAct | null;
}) {
  return (
    <div className="stack">
      <p>
        <bdi>{note || "Without a note"}</bdi>{" "}
        <span className={state === "open" ? "badge badge--accent" : "badge"}>{STATES[state]}</span>
        <br />
        <span className="small muted">
          {uses} of {mostUses} used · made <TimeAgo at={createdAt} /> · until{" "}
          {expiresAt.slice(0, 10)}
        </span>
      </p>
      {state === "open" ? (
        <ActForm intent="revoke" of={id} fields={{ id }} label="Take it back" refused={refused} />
      ) : null}
    </div>
  );
}
