import type { ProjectSort } from "~/projects/project-query";
import { foldSearch, searchKeyOf } from "~/projects/search-key";
import type { TrialProject } from "~/trial/trial-shapes";

/** What of a browser's trials a list shows, and in which order. */
export interface TrialQuery {
  view: "current" | "archived" | "deleted";
  search: string;
  sort: ProjectSort;
  /** "" for any. */
  label: string;
}

/** The trials that a list shows, and what there is to choose from. */
export function chooseTrials(trials: readonly TrialProject[], query: TrialQuery) {
  const { view, search, sort, label } = query;
  const words = foldSearch(search).split(" ").filter(Boolean);
  const ofView = trials.filter(
    ({ archivedAt }) => (archivedAt !== undefined) === (view === "archived"),
  );
  const shown = ofView
    .filter((trial) => !label || trial.label === label)
    .map((trial) => ({ trial, key: searchKeyOf(trial) }))
    .filter(({ key }) => words.every((word) => key.includes(word)));
  if (sort === "name") shown.sort((a, b) => a.key.localeCompare(b.key));
  if (sort === "changed") shown.sort((a, b) => changeOf(b.trial).localeCompare(changeOf(a.trial)));
  const labels = [...new Set(trials.flatMap((trial) => (trial.label ? [trial.label] : [])))];
  const archived = trials.filter(({ archivedAt }) => archivedAt !== undefined).length;
  return {
    shown: shown.map(({ trial }) => trial),
    labels: labels.sort((a, b) => a.localeCompare(b, "en")),
    counts: { current: trials.length - archived, archived },
  };
}

/** When it was changed last, as far as the browser has noted that. */
function changeOf({ changedAt, createdAt }: TrialProject): string {
  return changedAt ?? createdAt;
}
