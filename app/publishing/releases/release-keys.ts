/** What all keys of releases begin with. */
export const RELEASES_FOLDER = "releases/";

/** What of a release says where its files are. */
export interface StoredAt {
  id: string;
  projectId: string;
  /** The release whose files it shares; null for its own. */
  filesOf: string | null;
}

/** Everything that was stored for a project's releases. */
export function projectFolder(projectId: string): string {
  return `${RELEASES_FOLDER}${projectId}/`;
}

/** The files of a release, which one that was returned to shares with the later one. */
export function releaseFolder({ id, projectId, filesOf }: StoredAt): string {
  return `${projectFolder(projectId)}${filesOf ?? id}/`;
}
