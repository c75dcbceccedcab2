import { type Entries, withEntry } from "./entries";
import { about } from "./pending-changes";
import type { StoredDocument, WriteResult } from "./stored-document";
import { makeTrialId, type TrialIdForm } from "./trial-id";
import type { TrialProject } from "./trial-shapes";

/** How often it is noted when a trial was changed last, in milliseconds. */
const NOTED_MS = 60_000;

/** What a trial of the installable app is described as until somebody says better. */
const RANDOM_FORM_DESCRIPTION = "A new AI-generated project";

/** What a trial begins with. */
export interface NewTrial {
  /** One that the server made a copy of before; a new one when absent. */
  id?: string;
  name: string;
  description?: string | null;
  /** The name was made of a wish, and follows what comes of it. */
  namedFrom?: "wish" | undefined;
  label?: string | undefined;
  idForm: TrialIdForm;
}

/** What can be changed of a trial by itself. */
type TrialChange = Partial<
  Pick<
    TrialProject,
    "name" | "description" | "label" | "archivedAt" | "deletedAt" | "changedAt" | "namedFrom"
  >
>;

interface TrialProjectsOptions {
  document: StoredDocument<Entries<TrialProject>>;
  /** Milliseconds since 1970. */
  now: () => number;
  random: (size: number) => Uint8Array;
  /** Tells the listeners, and hands the result on. */
  tell: <Result extends WriteResult>(result: Result) => Result;
}

/** What is known of a browser's trials beside their files and messages, and when they were changed. */
export function createTrialProjects({ document, now, random, tell }: TrialProjectsOptions) {
  /** Each thing by itself: what another tab sets of the others stays. */
  const change = (projectId: string, of: TrialChange): WriteResult =>
    tell(
      document.change(
        Object.fromEntries(
          Object.entries(of).map(([part, value]) => [
            about(projectId, part),
            (map: Entries<TrialProject>) => {
              const project = map.get(projectId);
              return project ? withEntry(map, projectId, { ...project, [part]: value }) : map;
            },
          ]),
        ),
      ),
    );

  type Lists = { from: unknown; kept: readonly TrialProject[]; deleted: readonly TrialProject[] };
  let lists: Lists = { from: null, kept: [], deleted: [] };
  /** The same lists until something changes. */
  const readLists = (): Lists => {
    const from = document.read();
    if (lists.from === from) return lists;
    const all = [...from.values()].sort(newestFirst);
    const isKept = ({ deletedAt }: TrialProject) => deletedAt === undefined;
    lists = { from, kept: all.filter(isKept), deleted: all.filter((trial) => !isKept(trial)) };
    return lists;
  };

  const projects = {
    /** The trials of this browser, newest first. */
    listProjects: (): readonly TrialProject[] => readLists().kept,

    /** Those that were deleted and can be restored. */
    listDeleted: (): readonly TrialProject[] => readLists().deleted,

    /** Null for one that was deleted, too. */
    getProject(projectId: string): TrialProject | null {
      const project = document.read().get(projectId);
      return project && project.deletedAt === undefined ? project : null;
    },

    /** Deletes a trial so that it can be restored: nothing of it goes yet. */
    putAside: (projectId: string): WriteResult =>
      change(projectId, { deletedAt: new Date(now()).toISOString() }),

    restoreProject: (projectId: string): WriteResult => change(projectId, { deletedAt: undefined }),

    /** Makes a trial without files or messages. */
    createProject({ id, name, description, namedFrom, label, idForm }: NewTrial): WriteResult & {
      project: TrialProject;
    } {
      const isTaken = (id: string) => document.read().has(id);
      const project: TrialProject = {
        id: id ?? makeTrialId(idForm, { now, random, isTaken }),
        name: name.trim(),
        description: description?.trim() || (idForm === "random" ? RANDOM_FORM_DESCRIPTION : null),
        template: idForm === "random" ? "blank" : "react",
        createdAt: new Date(now()).toISOString(),
        isTrial: true,
        ...(namedFrom ? { namedFrom } : {}),
        ...(label ? { label } : {}),
      };
      const result = document.change({
        [project.id]: (map) => withEntry(map, project.id, project),
      });
      return tell({ ...result, project });
    },

    /** Gives a trial a name that somebody has chosen. */
    renameProject: (projectId: string, name: string): WriteResult =>
      change(projectId, { name: name.trim(), namedFrom: undefined }),

    /** Changes what is known of a trial beside its files and messages. */
    changeProject: change,
  };

  return {
    projects,
    /** Notes now and then that the files of a trial change: a list is sorted by it. */
    noteChange(projectId: string): void {
      const project = projects.getProject(projectId);
      const before = Date.parse(project?.changedAt ?? "");
      if (!project || now() - before < NOTED_MS) return;
      change(projectId, { changedAt: new Date(now()).toISOString() });
    },
  };
}

function newestFirst(a: TrialProject, b: TrialProject): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
