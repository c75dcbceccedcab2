import type { ModeratedSubject } from "./read-subjects.server";

/** What a moderator does, as `ModerationEntry.action` names it. */
export const ACTIONS = [
  "hide",
  "restore",
  "delete",
  "approve",
  "lock",
  "unlock",
  "dismiss",
  "warn",
  "mute",
  "unmute",
  "ban",
  "unban",
] as const;
export type Action = (typeof ACTIONS)[number];

/** For how long people are muted, in days. */
export const MUTE_DAYS = [1, 7, 30] as const;

/** How the person behind a subject stands; null for an account that is gone. */
export interface ModeratedPerson {
  isAdmin: boolean;
  isBanned: boolean;
  /** ISO 8601; null when they may write. */
  mutedUntil: string | null;
}

/** What can be done about a subject as it is: what it is itself first, then who made it. */
export function actionsOn(
  { kind, status, isLocked }: Pick<ModeratedSubject, "kind" | "status" | "isLocked">,
  person: ModeratedPerson | null,
): Action[] {
  const lock =
    kind === "thread" && status === "shown" ? ([isLocked ? "unlock" : "lock"] as const) : [];
  return [...actionsOnThing(kind, status), ...lock, ...actionsOnPerson(person)];
}

function actionsOnThing(
  kind: ModeratedSubject["kind"],
  status: ModeratedSubject["status"],
): Action[] {
  if (kind === "person") return [];
  if (status === "shown") return kind === "app" ? ["hide"] : ["hide", "delete"];
  if (status === "held") return ["approve", "hide", "delete"];
  if (status === "hidden") return kind === "app" ? ["restore"] : ["restore", "delete"];
  return [];
}

/** Admins are appointed and dismissed by whoever runs the installation. */
function actionsOnPerson(person: ModeratedPerson | null): Action[] {
  if (!person || person.isAdmin) return [];
  if (person.isBanned) return ["unban"];
  return ["warn", person.mutedUntil ? "unmute" : "mute", "ban"];
}
