import type { ListedProject } from "~/admin/apps/search-projects.server";
import { DecisionForm } from "~/community/moderation/decision-form";
import type { QueueItem } from "~/community/moderation/shown-queue";
import { groupDigits } from "~/platform/group-digits";
import { adminAppsPath, adminPersonPath, publishedPath } from "~/platform/urls";
import type { PageFrame } from "~/ui/page";
import { TimeAgo } from "~/ui/time-ago";
import { ActForm, type RefusedAct } from "./act-form";
import { AdminPage } from "./admin-page";
import { AdminSection } from "./admin-section";
import { AuditTable, type NamedAuditLine } from "./audit-table";
import { ProjectBadge } from "./projects-table";

interface AppViewProps {
  frame: PageFrame;
  project: ListedProject;
  /** What moderators can do; null where nothing was ever published. */
  moderation: QueueItem | null;
  acts: readonly NamedAuditLine[];
  refused: RefusedAct | null;
}

/** A project, and what administrators can do about it. */
export function AppView({ frame, project, moderation, acts, refused }: AppViewProps) {
  const { id, name, slug, state, owner, views, createdAt } = project;
  const decision = refused && !refused.intent ? refused : null;
  return (
    <AdminPage
      frame={frame}
      title={
        <>
          <bdi>{name}</bdi> <ProjectBadge state={state} />
        </>
      }
      place={adminAppsPath}
      aside={<a href={adminAppsPath}>All projects</a>}
    >
      <AdminSection title="Project">
        <dl className="admin-facts">
          <dt>Id</dt>
          <dd>
            <code>{id}</code>
          </dd>
          <dt>Owner</dt>
          <dd>
            {owner ? (
              <a href={adminPersonPath(owner.id)}>
                <bdi>{owner.name}</bdi>
              </a>
            ) : (
              "Nobody’s account"
            )}
          </dd>
          <dt>Made</dt>
          <dd>
            <TimeAgo at={createdAt} />
          </dd>
          {slug ? (
            <>
              <dt>Address</dt>
              <dd>{state === "published" ? <a href={publishedPath(slug)}>{slug}</a> : slug}</dd>
              <dt>Visits</dt>
              <dd>{groupDigits(views)}</dd>
            </>
          ) : null}
        </dl>
      </AdminSection>
      {moderation && moderation.actions.length > 0 ? (
        <AdminSection
          title={state === "taken down" ? "Taken down" : "Take it down"}
          note="Its address says so, it leaves the showcase at once, and its owner is told why. The project stays theirs."
        >
          <DecisionForm
            item={moderation}
            typed={
              decision && {
                reason: decision.typed.reason ?? "",
                note: decision.typed.note ?? "",
              }
            }
            error={decision?.errors[""] ?? null}
          />
        </AdminSection>
      ) : null}
      <AdminSection
        title="Read its files"
        note="As they are now, and nothing can be changed. For an hour; conversations are not shown."
      >
        <ActForm intent="read" label="Read the files" refused={refused} />
      </AdminSection>
      <AdminSection title="Audit log">
        {acts.length > 0 ? (
          <AuditTable lines={acts} />
        ) : (
          <p className="muted">No administrator has done anything about this project.</p>
        )}
      </AdminSection>
    </AdminPage>
  );
}
