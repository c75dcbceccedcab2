import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { AUDIT_ACTIONS } from "~/admin/audit/audit-actions";
import { readAudit } from "~/admin/audit/read-audit.server";
import { AdminPage } from "~/admin-page/admin-page";
import { auditHref } from "~/admin-page/audit-href";
import { AuditTable } from "~/admin-page/audit-table";
import { nameLines } from "~/admin-page/name-lines.server";
import { adminAuditPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

/** Ids and kinds are shorter; what is longer is asked of no database. */
const LONGEST = 200;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Audit log", path: adminAuditPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const said = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, LONGEST);
  const asked = { admin: said("admin"), action: said("action"), subject: said("subject") };
  const { admin: adminId, action, subject } = asked;
  const { lines, next } = await readAudit({ adminId, action, subject }, searchParams.get("after"));
  const isLater = searchParams.has("after");
  return { lines: await nameLines(lines), next, asked, isLater };
}

export default function AuditLog() {
  const { lines, next, asked, isLater } = useLoaderData<typeof loader>();
  const isNarrowed = Object.values(asked).some(Boolean);
  return (
    <AdminPage
      frame={useRootData()}
      title="Audit log"
      place={adminAuditPath}
      lead="What administrators did, to whom and why. Nobody can change it here."
    >
      <form method="get" className="admin__filter">
        <Field as="select" label="What" name="action" defaultValue={asked.action}>
          <option value="">Everything</option>
          {Object.entries(AUDIT_ACTIONS).map(([action, told]) => (
            <option key={action} value={action}>
              {told}
            </option>
          ))}
        </Field>
        <Field
          label="To what"
          name="subject"
          placeholder="person:id, app:id …"
          autoComplete="off"
          defaultValue={asked.subject}
        />
        <Field
          label="Who"
          name="admin"
          placeholder="An administrator’s id"
          autoComplete="off"
          defaultValue={asked.admin}
        />
        <Button type="submit">Show</Button>
        {isNarrowed ? (
          <ButtonLink variant="quiet" href={adminAuditPath}>
            Show all
          </ButtonLink>
        ) : null}
      </form>
      {lines.length > 0 ? (
        <AuditTable lines={lines} />
      ) : (
        <EmptyState icon="history" title="Nothing here">
          <p>
            {isNarrowed
              ? "No act fits what you asked for."
              : "What administrators do is written here, from the first act on."}
          </p>
        </EmptyState>
      )}
      {next || isLater ? (
        <nav className="pagination" aria-label="Pages">
          {isLater ? <ButtonLink href={auditHref(asked)}>Newest</ButtonLink> : null}
          {next ? (
            <ButtonLink href={auditHref({ ...asked, after: next })} rel="next">
              Older
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </AdminPage>
  );
}
