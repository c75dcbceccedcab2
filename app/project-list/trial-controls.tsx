import { useState } from "react";
import { PROJECT_SORTS, type ProjectSort, SEARCH_LENGTH } from "~/projects/project-query";
import { foldSearch, searchKeyOf } from "~/projects/search-key";
import type { TrialProject } from "~/trial/trial-shapes";
import { SORT_WORDS } from "./list-controls";

/** Fewer projects are found by looking at them. */
const FEW = 4;

/** The trials that a search leaves, in the order that was chosen; and what asks for both. */
export function useTrialControls(trials: readonly TrialProject[] | null) {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<ProjectSort>("created");
  const words = foldSearch(search).split(" ").filter(Boolean);
  const shown = (trials ?? [])
    .map((trial) => ({ trial, key: searchKeyOf(trial) }))
    .filter(({ key }) => words.every((word) => key.includes(word)));
  if (sort === "name") shown.sort((a, b) => a.key.localeCompare(b.key));
  const controls =
    (trials?.length ?? 0) >= FEW ? (
      <search className="list-search">
        <input
          className="input"
          type="search"
          aria-label="Search projects"
          placeholder="Search projects"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <select
          className="input list-search__sort"
          aria-label="Sort by"
          value={sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value as ProjectSort)}
        >
          {/* A browser does not note when its trials were changed last. */}
          {PROJECT_SORTS.filter((each) => each !== "changed").map((each) => (
            <option key={each} value={each}>
              {SORT_WORDS[each]}
            </option>
          ))}
        </select>
      </search>
    ) : null;
  return { shown: shown.map(({ trial }) => trial), controls };
}
