import { z } from "zod";

/** The longest of each that is taken, in characters; tokens of GitHub have 93, of GitLab some 50. */
export const REMOTE_LIMITS = { address: 300, branch: 100, username: 100, token: 1_000 } as const;

/** Versions that one push sends, each as a commit: older ones come as the state that the first of them holds. */
export const COMMITS_AT_ONCE = 200;

export const DEFAULT_BRANCH = "main";
/** Hosts look at the token alone; where one asks for the name too, people fill it in. */
export const DEFAULT_USERNAME = "git";

/** A branch as git allows it (git-check-ref-format), with fewer signs: what nobody has to escape. */
const BRANCH = /^(?!.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)))[A-Za-z0-9_][A-Za-z0-9._/+-]*(?<![./])$/;

const branch = z
  .string()
  .trim()
  .max(REMOTE_LIMITS.branch, `A branch has at most ${REMOTE_LIMITS.branch} characters.`)
  .transform((text) => text || DEFAULT_BRANCH)
  .refine(
    (text) => BRANCH.test(text),
    "A branch has letters, digits, dots, hyphens, underscores and slashes, e.g. main.",
  );
const printable = /^[\x21-\x7e]*$/;

/** A repository as its form gives it. */
export const remoteSchema = z.object({
  address: z.string().trim().min(1, "Please give the repository's address."),
  branch,
  username: z
    .string()
    .trim()
    .max(REMOTE_LIMITS.username, `A name has at most ${REMOTE_LIMITS.username} characters.`)
    .refine(
      (text) => printable.test(text) && !text.includes(":"),
      "A name has no spaces or colons.",
    )
    .transform((text) => text || DEFAULT_USERNAME),
  token: z
    .string()
    .trim()
    .max(REMOTE_LIMITS.token, "That is longer than a token is.")
    .refine((text) => printable.test(text), "A token has no spaces; it is one long word."),
});
export type GivenRemote = z.output<typeof remoteSchema>;

/** How a push is meant. */
export const pushSchema = z.object({
  /** Puts the project's files on top of a branch that holds what did not come from here. */
  onTop: z.enum(["yes"]).optional(),
  /** One commit of the files as they are, instead of each version. */
  newest: z.enum(["yes"]).optional(),
  /** Another branch, which the project is pushed to from then on. */
  branch: branch.optional(),
});
export type PushChoice = z.output<typeof pushSchema>;

/** A project's repository as its owner sees it: never the token. */
export interface ShownRemote {
  address: string;
  branch: string;
  username: string;
  /** ISO 8601; null before the first push. */
  pushedAt: string | null;
  /** The commit that the branch was left at, in hex. */
  pushedCommit: string | null;
  /** Versions that were made since; changes by hand that are in none yet do not count. */
  newer: number;
  /** What the newest push failed with; null when it did not. */
  failure: string | null;
}

/** What a push did. */
export interface PushOutcome {
  /** Commits that were sent; 0 when all was there already. */
  commits: number;
  files: number;
  branch: string;
  /** The commit that the branch holds now, in hex. */
  commit: string;
}
