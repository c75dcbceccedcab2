/** What can be reported and moderated, as people call it. */
export const SUBJECT_KINDS = {
  thread: "thread",
  reply: "reply",
  message: "message",
  person: "profile",
  app: "published app",
} as const;

export type SubjectKind = keyof typeof SUBJECT_KINDS;

/** Something that is reported or moderated, as `Report.subject` names it. */
export type Subject = `${SubjectKind}:${string}`;

const SUBJECT = /^(thread|reply|message|person|app):([\w-]{1,64})$/;

/** The subject that somebody named, or null for what is none. */
export function parseSubject(raw: unknown): Subject | null {
  return typeof raw === "string" && SUBJECT.test(raw) ? (raw as Subject) : null;
}

export function kindOf(subject: Subject): SubjectKind {
  return subject.slice(0, subject.indexOf(":")) as SubjectKind;
}

/** The id of the row that a subject is. */
export function idOf(subject: Subject): string {
  return subject.slice(subject.indexOf(":") + 1);
}
