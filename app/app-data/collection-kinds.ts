/**
 * What kinds of collections there are. The kind stands in the address that an app asks, so that its code alone says
 * who may do what, and each version of it says so for itself.
 */
export const COLLECTION_KINDS = {
  /** What is sent to the app's owner: orders, messages, answers. */
  inbox: { read: "owner", change: "nobody" },
  /** What everybody reads: a guest book, comments, scores. */
  posts: { read: "everyone", change: "maker" },
  /** What everybody works on together: a board, a list of who brings what. */
  shared: { read: "everyone", change: "everyone" },
} as const;

export type CollectionKind = keyof typeof COLLECTION_KINDS;

/** Whose records they are: the published app's, or those of its preview, where things are tried out. */
export type DataSpace = "app" | "preview";

/** Names one collection of a project. */
export interface CollectionName {
  space: DataSpace;
  kind: CollectionKind;
  name: string;
}

/** How much an app keeps. One record is a form that somebody filled in; ten thousand of them are 5 MB. */
export const DATA_LIMITS = {
  /** Bytes of one record, as JSON in UTF-8. */
  bytesPerRecord: 16_000,
  recordsPerCollection: 10_000,
  /** Of each space. */
  collections: 20,
  /** Bytes of all records in a space of a project: whoever fills a preview takes no room of the app's visitors. */
  bytesInAll: { app: 10_000_000, preview: 5_000_000 },
  /** Records that one request reads. */
  recordsPerPage: 100,
} as const;

const [KINDS, NAME] = [
  Object.keys(COLLECTION_KINDS).join("|"),
  "[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?",
];
const ADDRESS = new RegExp(
  `^(?:/[^]*)?/@sayso/data/(${KINDS})/(${NAME})(?:/([A-Za-z0-9-]{1,40}))?$`,
);
const WITHIN_CODE = new RegExp(`@sayso/data/(${KINDS})/(${NAME})`, "g");

/** What asks for records, whether it names any or not. */
export function isDataPath(path: string): boolean {
  return path.includes("/@sayso/data/");
}

/**
 * The collection, and the record of it, that an address names.
 *
 * @param path below an app's root, or below any page of it: a relative address is made within the page that asks
 * @returns null for an address that names none
 */
export function readDataPath(
  path: string,
): { kind: CollectionKind; name: string; id: string | null } | null {
  const [, kind, name, id] = ADDRESS.exec(path) ?? [];
  return kind && name ? { kind: kind as CollectionKind, name, id: id ?? null } : null;
}

/** The collections whose addresses stand in a text, as "kind/name". */
export function* collectionsWithin(text: string): Generator<string> {
  for (const [, kind, name] of text.matchAll(WITHIN_CODE)) yield `${kind}/${name}`;
}
