import { adminAuditPath } from "~/platform/urls";

/** What the audit log is narrowed to, as its address says it. */
export interface AuditQuery {
  admin?: string;
  action?: string;
  subject?: string;
  after?: string;
}

/** The audit log, narrowed to what is given. */
export function auditHref(query: AuditQuery): string {
  const given = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(given).toString();
  return search === "" ? adminAuditPath : `${adminAuditPath}?${search}`;
}
