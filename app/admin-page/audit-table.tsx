import type { AuditLine } from "~/admin/audit/read-audit.server";
import { TimeAgo } from "~/ui/time-ago";
import { auditHref } from "./audit-href";

/** An entry with the names of whom it is about, where they are still there. */
export interface NamedAuditLine extends AuditLine {
  adminName: string | null;
  subjectName: string | null;
}

/** Acts of administrators, the newest first. */
export function AuditTable({ lines }: { lines: readonly NamedAuditLine[] }) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">To what</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <AuditRow key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function AuditRow({ line }: { line: NamedAuditLine }) {
  const { adminId, adminName, subject, subjectName, told, action, reason, details } = line;
  return (
    <tr>
      <td className="is-quiet is-short">
        <TimeAgo at={line.createdAt} />
      </td>
      <td>
        <a href={auditHref({ admin: adminId })}>
          <bdi>{adminName ?? "A former administrator"}</bdi>
        </a>
      </td>
      <td>
        <a href={auditHref({ action })}>{told}</a>
        {details.length > 0 ? (
          <span className="details">
            {details.map(({ name, value }) => (
              <span key={name}>
                {name}: <bdi>{value}</bdi>
              </span>
            ))}
          </span>
        ) : null}
      </td>
      <td>
        <a href={auditHref({ subject })}>
          <bdi>{subjectName ?? subject}</bdi>
        </a>
      </td>
      <td dir="auto">{reason}</td>
    </tr>
  );
}
