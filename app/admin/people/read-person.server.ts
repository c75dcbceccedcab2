import { isAdmin } from "~/accounts/admins.server";
import { browserName } from "~/accounts/browser-name";
import { PERSON_FIELDS } from "~/accounts/people.server";
import { listSessions } from "~/accounts/session-list.server";
import { listSignIns } from "~/accounts/sign-ins.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { type ListedPerson, toListed } from "./search-people.server";

/** Projects and sessions of a person that are listed; more are counted. */
export const LISTED = 20;

/** A person, as the page about them shows them. Nothing in it opens anything. */
export interface ShownPerson extends ListedPerson {
  isEmailVerified: boolean;
  /** Appointed in pages, or by the configuration, which alone takes that back. */
  adminBy: "pages" | "configuration" | null;
  mutedUntil: string | null;
  bannedAt: string | null;
  signIns: { what: string; detail: string | null; since: string | null }[];
  sessions: { browser: string; method: string; startedAt: string; seenAt: string }[];
  sessionCount: number;
  projects: { id: string; name: string; slug: string | null; isLive: boolean; createdAt: string }[];
  projectCount: number;
}

/** @throws {AppError} 404 for nobody */
export async function readShownPerson(userId: string): Promise<ShownPerson> {
  const row = await db.user.findUnique({
    where: { id: userId },
    select: { ...PERSON_FIELDS, bannedAt: true, mutedUntil: true, createdAt: true },
  });
  if (!row) throw notFound("This account is not there, or not any more.");
  const [signIns, sessions, projects, projectCount] = await Promise.all([
    listSignIns(userId),
    listSessions(userId, null),
    db.project.findMany({
      where: { ownerId: userId },
      orderBy: { createdAt: "desc" },
      take: LISTED,
      select: { id: true, name: true, slug: true, publishedAt: true, createdAt: true },
    }),
    db.project.count({ where: { ownerId: userId } }),
  ]);
  const listed = toListed(row);
  return {
    ...listed,
    isEmailVerified: row.emailVerified,
    adminBy: adminByOf(row),
    mutedUntil: listed.isMuted ? (row.mutedUntil?.toISOString() ?? null) : null,
    bannedAt: row.bannedAt?.toISOString() ?? null,
    signIns: waysOf(signIns),
    sessions: sessions.slice(0, LISTED).map(({ userAgent, method, startedAt, seenAt }) => ({
      ...{ browser: browserName(userAgent), method, startedAt, seenAt },
    })),
    sessionCount: sessions.length,
    projects: projects.map(({ publishedAt, createdAt, ...project }) => ({
      ...project,
      isLive: publishedAt !== null,
      createdAt: createdAt.toISOString(),
    })),
    projectCount,
  };
}

function adminByOf(row: Parameters<typeof isAdmin>[0]): ShownPerson["adminBy"] {
  if (isAdmin({ ...row, isAdmin: false })) return "configuration";
  return row.isAdmin ? "pages" : null;
}

function waysOf({ logins, wallet, passkeys, mail, codesLeft }: SignIns): ShownPerson["signIns"] {
  return [
    ...logins.map(({ provider, email, connectedAt }) => ({
      ...{ what: provider === "google" ? "Google" : "GitHub", detail: email, since: connectedAt },
    })),
    ...passkeys.map(({ name, addedAt }) => ({ what: "Passkey", detail: name, since: addedAt })),
    ...(wallet.address
      ? [
          {
            what: wallet.verified ? "Wallet" : "Wallet, unproved",
            detail: wallet.address,
            since: null,
          },
        ]
      : []),
    ...(mail?.email && mail.emailVerified
      ? [{ what: "Mailed link", detail: mail.email, since: null }]
      : []),
    ...(codesLeft > 0
      ? [{ what: "Recovery codes", detail: `${codesLeft} left`, since: null }]
      : []),
  ];
}

type SignIns = Awaited<ReturnType<typeof listSignIns>>;
