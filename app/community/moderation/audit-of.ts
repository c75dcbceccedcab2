import type { AuditAction } from "~/admin/audit/audit-actions";
import type { RecordedAct } from "~/admin/audit/record-act.server";
import type { Action } from "./actions";
import type { Moderation } from "./moderation";
import { REASONS } from "./reasons";
import { kindOf } from "./subjects";

const ABOUT_POSTS: Partial<Record<Action, AuditAction>> = {
  hide: "post.hide",
  restore: "post.restore",
  delete: "post.delete",
  approve: "post.approve",
  lock: "thread.lock",
  unlock: "thread.unlock",
};
const ABOUT_APPS: Partial<Record<Action, AuditAction>> = {
  hide: "app.take-down",
  restore: "app.restore",
};
const ABOUT_PEOPLE: Partial<Record<Action, AuditAction>> = {
  warn: "person.warn",
  mute: "person.mute",
  unmute: "person.unmute",
  ban: "person.ban",
  unban: "person.unban",
};

/** What the audit log says of a moderator's decision: what is about a person is found under that person. */
export function auditOf(
  adminId: string,
  { subject, action, reason, note, hideAll }: Moderation,
  personId: string | null,
  until: Date | null,
): RecordedAct {
  const aboutPerson = personId === null ? undefined : ABOUT_PEOPLE[action];
  const aboutThing = kindOf(subject) === "app" ? ABOUT_APPS[action] : ABOUT_POSTS[action];
  return {
    adminId,
    action: aboutPerson ?? aboutThing ?? "report.dismiss",
    subject: aboutPerson ? `person:${personId}` : subject,
    reason: [action === "dismiss" ? "" : REASONS[reason], note].filter(Boolean).join(": "),
    details: {
      ...(aboutPerson && subject !== `person:${personId}` ? { because: subject } : {}),
      ...(until ? { until: until.toISOString() } : {}),
      ...(hideAll ? { hidesEverything: true } : {}),
    },
  };
}
