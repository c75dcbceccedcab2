/** What the jobs that come round do, in words, by the names under which they are kept. */
const JOB_WORDS: Readonly<Record<string, string>> = {
  "expire-trials": "Drop copies of unused trials",
  "expire-deleted-projects": "Remove deleted projects that cannot come back any more",
  "expire-unclaimed-apps": "Take unclaimed apps offline",
  "drop-unused-contents": "Remove contents that nothing uses",
  "drop-all-unused-contents": "Look through all contents for unused ones",
  "expire-sessions": "End old sessions",
  "expire-proofs": "Forget used sign-in proofs",
  "expire-mailed-links": "Remove old links from mails",
  "note-addresses": "Note addresses that became free",
  "sweep-project-files": "Remove stored files of no project",
  "sweep-releases": "Remove stored releases of no app",
  "sweep-screenshots": "Remove pictures of no app",
  "take-pictures": "Take pictures of published apps",
  "sweep-avatars": "Remove former profile pictures",
  "sweep-uploads": "Remove stored uploads that nobody has any more",
  "sweep-packages": "Keep stored packages within their room",
  "index-forum": "Make new posts searchable",
  "expire-drafts": "Remove old drafts",
  "sweep-pictures": "Remove stored pictures of posts that are gone",
  "sweep-unshown-pictures": "Remove pictures that nobody is shown",
  "send-notification-mails": "Send mails of notifications",
  "send-pushes": "Send push messages",
  "expire-notifications": "Remove old notifications",
  "settle-orders": "Settle payments",
  "check-holdings": "Check what wallets hold",
  "keep-hand-edits": "Keep changes by hand as versions",
  "thin-history": "Thin out old versions",
  "end-idle-previews": "End previews that nobody watches",
  "expire-room-messages": "Remove old messages of rooms",
  "sweep-presence": "Forget who has left the rooms",
  "read-mentions": "Read mentions",
  "check-domains": "Check people’s domains",
  "expire-mentions": "Remove old mentions",
  "sweep-mention-pictures": "Remove pictures of old mentions",
  "note-days": "Note the figures of days that have ended",
  "sweep-counts": "Forget counts that have run out",
  "sweep-leases": "Forget leases that have run out",
  "end-days-of-visits": "Forget the days of visits that are over",
  "drop-former-visit-secret": "Remove the former file of visits’ secrets",
};

/** What leases of other kinds are for, by what their names begin with. */
const LEASE_WORDS: Readonly<Record<string, string>> = {
  answer: "An answer being written",
  packages: "Packages being installed",
  "publish-run": "An app being published",
};

/** A job in words; its own name where it has none yet. */
export function jobWords(name: string): string {
  return JOB_WORDS[name] ?? name;
}

/** What somebody has for themselves, in words; null where only its name says it. @param name of a lease */
export function leaseWords(name: string): string | null {
  const [kind = "", ...rest] = name.split(":");
  return kind === "job" ? jobWords(rest.join(":")) : (LEASE_WORDS[kind] ?? null);
}
