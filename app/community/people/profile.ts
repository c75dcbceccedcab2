import type { PublicPerson } from "~/accounts/public-person";
import type { ShowcaseCardProject } from "~/publishing/showcase-card";

/** A person as everybody sees them: nothing here is private. */
export interface ProfilePerson extends PublicPerson {
  /** ISO 8601. */
  memberSince: string;
  /** They look after the community. */
  isAdmin: boolean;
  isBanned: boolean;
}

/** A thread of theirs, or a reply under its thread's title. */
export interface ProfilePost {
  id: string;
  title: string;
  /** The beginning of a reply; "" for a thread. */
  excerpt: string;
  path: string;
  likes: number;
  /** Of a thread; null for a reply. */
  replies: number | null;
  /** ISO 8601. */
  createdAt: string;
}

/** What a profile lists. */
export const PROFILE_PARTS = {
  apps: "Published apps",
  threads: "Threads",
  replies: "Replies",
} as const;
export type ProfilePart = keyof typeof PROFILE_PARTS;

export function isProfilePart(raw: unknown): raw is ProfilePart {
  return typeof raw === "string" && Object.hasOwn(PROFILE_PARTS, raw);
}

/** One page of a list, and the cursor of the next one; null at the end. */
export interface ProfilePage<Row> {
  rows: Row[];
  next: string | null;
}

/** What a profile shows: the beginning of each list, or a page of one. */
export interface ProfileShown {
  person: ProfilePerson;
  /** The one list that is shown; null for the beginnings of all. */
  part: ProfilePart | null;
  apps: ProfilePage<ShowcaseCardProject> | null;
  threads: ProfilePage<ProfilePost> | null;
  replies: ProfilePage<ProfilePost> | null;
}
