import { oneLine } from "~/platform/mail/mail-headers";
import { settings } from "~/platform/settings/settings.server";
import { moderationLogPath } from "~/platform/urls";
import { notify } from "../notifications/notify.server";
import { plainTextOf } from "../writing/plain-text";
import type { Action } from "./actions";
import type { Moderation } from "./moderation";
import type { ModeratedSubject } from "./read-subjects.server";
import { REASONS } from "./reasons";
import { SUBJECT_KINDS } from "./subjects";

/** What the person reads of each; a ban is told at the next sign-in, because nobody reads this then. */
const TOLD: Record<Exclude<Action, "dismiss" | "ban">, (what: string) => string> = {
  hide: (what) => `A moderator has hidden your ${what}`,
  restore: (what) => `Your ${what} is shown again`,
  delete: (what) => `A moderator has deleted your ${what}`,
  approve: (what) => `Your ${what} is shown now`,
  lock: (what) => `A moderator has locked your ${what}: nobody can reply any more`,
  unlock: (what) => `Your ${what} is open for replies again`,
  warn: (what) => `A moderator has warned you about your ${what}`,
  mute: () => "A moderator has muted you",
  unmute: () => "You may write again",
  unban: () => "Your account is open again",
};

/** What takes something back, or lets it be seen: there is nothing to object to. */
const GOOD_NEWS: readonly Action[] = ["restore", "approve", "unlock", "unmute", "unban"];
/** After all else the thing itself opens nothing any more. */
const STILL_THERE: readonly Action[] = ["restore", "approve", "lock", "unlock"];

/** So much of a message is said again, in characters: a room is called the same for all of them. */
const BEGINNING = 80;

/** What a decision is about, as its author knows it. */
function named({ kind, title, text }: ModeratedSubject): string {
  if (kind !== "message") return `“${title}”`;
  return `“${title}”: “${oneLine(plainTextOf(text), BEGINNING)}”`;
}

/** Tells a person what a moderator did, why, and how to object. */
export async function tellModerated(
  shown: ModeratedSubject,
  asked: Moderation & { until: Date | null; entryId: string },
): Promise<void> {
  const { action, reason, note, until, entryId } = asked;
  if (action === "dismiss" || action === "ban" || shown.author.id === null) return;
  const isGood = GOOD_NEWS.includes(action);
  const text = [
    ...(shown.kind === "person" ? [] : [`It is about ${named(shown)}.`]),
    ...(isGood ? [] : [`Reason: ${REASONS[reason]}.`]),
    ...(until
      ? [`You may write again from ${until.toISOString().slice(0, 16).replace("T", " ")} UTC.`]
      : []),
    ...(note ? [note] : []),
    ...(isGood ? [] : [`If you think that is wrong, write to ${settings.CONTACT_EMAIL}.`]),
  ].join(" ");
  await notify(
    {
      kind: "moderation",
      source: `moderation:${entryId}`,
      place: null,
      actorId: null,
      title: TOLD[action](SUBJECT_KINDS[shown.kind]),
      text,
      path: STILL_THERE.includes(action) ? shown.path : moderationLogPath,
    },
    [shown.author.id],
  );
}
