import { CONFIRMATION } from "~/admin/people/confirmation";
import type { ShownPerson } from "~/admin/people/read-person.server";
import { DecisionForm } from "~/community/moderation/decision-form";
import type { QueueItem } from "~/community/moderation/shown-queue";
import { adminPeoplePath, adminPersonExportPath, personPath } from "~/platform/urls";
import { Field } from "~/ui/field";
import type { PageFrame } from "~/ui/page";
import { ActForm, type RefusedAct } from "./act-form";
import { AdminPage } from "./admin-page";
import { AdminSection } from "./admin-section";
import { auditHref } from "./audit-href";
import { AuditTable, type NamedAuditLine } from "./audit-table";
import { PersonBadges } from "./person-badges";
import { PersonFacts, SignInsSection } from "./person-facts";
import { type ListedGrant, PersonPlan } from "./person-plan";
import { PersonProjects } from "./person-projects";

interface PersonViewProps {
  frame: PageFrame;
  person: ShownPerson;
  plan: { now: string; grants: readonly ListedGrant[] };
  /** What moderators can do; null when there is nothing. */
  moderation: QueueItem | null;
  acts: readonly NamedAuditLine[];
  refused: RefusedAct | null;
}

/** A person, and all that administrators can do about them. */
export function PersonView({ frame, person, plan, moderation, acts, refused }: PersonViewProps) {
  const { id, name } = person;
  return (
    <AdminPage
      frame={frame}
      title={
        <>
          <bdi>{name}</bdi> <PersonBadges {...person} />
        </>
      }
      place={adminPeoplePath}
      aside={
        <p>
          <a href={adminPeoplePath}>All people</a> · <a href={personPath(id)}>Public profile</a>
        </p>
      }
    >
      <AdminSection title="Account">
        <PersonFacts person={person} />
      </AdminSection>
      <AdminSection title="Sign-ins" note="How they come in, and where they are.">
        <SignInsSection person={person} />
        {person.sessionCount > 0 ? (
          <ActForm intent="sign-out" label="End all sessions" refused={refused} />
        ) : null}
      </AdminSection>
      <AdminSection title="Projects">
        <PersonProjects person={person} />
      </AdminSection>
      <AdminSection title="Plan">
        <PersonPlan {...plan} refused={refused} />
      </AdminSection>
      {moderation && moderation.actions.length > 0 ? (
        <AdminSection title="Moderation" note="Told to them, and in the public log without names.">
          <DecisionForm
            item={moderation}
            typed={refused && !refused.intent ? typedNote(refused) : null}
            error={refused && !refused.intent ? (refused.errors[""] ?? null) : null}
          />
        </AdminSection>
      ) : null}
      <AdminSection title="Administrator">
        <AdministratorPart person={person} refused={refused} />
      </AdminSection>
      <AdminSection
        title="Personal data"
        note="For somebody who asks for what is stored about them and cannot sign in. Make sure that it is them."
      >
        <ActForm
          intent="export"
          action={adminPersonExportPath(id)}
          label="Download everything"
          refused={refused}
        />
      </AdminSection>
      <AdminSection title="Delete" note="Everything of theirs goes at once and for good.">
        <ActForm
          intent="delete"
          label="Delete the account"
          look={{ variant: "danger" }}
          refused={refused}
        >
          <ConfirmField refused={refused} />
        </ActForm>
      </AdminSection>
      <AdminSection
        title="Audit log"
        note={<a href={auditHref({ subject: `person:${id}` })}>All of it</a>}
      >
        {acts.length > 0 ? (
          <AuditTable lines={acts} />
        ) : (
          <p className="muted">No administrator has done anything about this account.</p>
        )}
      </AdminSection>
    </AdminPage>
  );
}

type Part = Pick<PersonViewProps, "person" | "refused">;

function AdministratorPart({ person: { adminBy, bannedAt }, refused }: Part) {
  if (adminBy === "configuration") {
    return (
      <p className="muted">
        The configuration of this server names them (<code>ADMIN_EMAILS</code>,{" "}
        <code>ADMIN_WALLETS</code>): it is taken back there.
      </p>
    );
  }
  if (adminBy === "pages") {
    return <ActForm intent="withdraw" label="Withdraw" refused={refused} />;
  }
  if (bannedAt) return <p className="muted">Who is banned cannot be appointed.</p>;
  return <ActForm intent="appoint" label="Appoint" refused={refused} />;
}

function ConfirmField({ refused }: Pick<PersonViewProps, "refused">) {
  const own = refused?.intent === "delete" ? refused : null;
  return (
    <Field
      label={`Type ${CONFIRMATION} to confirm`}
      name="confirmation"
      required
      autoComplete="off"
      defaultValue={own?.typed.confirmation ?? ""}
      {...(own?.errors.confirmation ? { error: own.errors.confirmation } : {})}
    />
  );
}

function typedNote({ typed }: RefusedAct) {
  return { reason: typed.reason ?? "", note: typed.note ?? "" };
}
