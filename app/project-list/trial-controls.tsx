import { useState } from "react";
import { PROJECT_SORTS, type ProjectSort, SEARCH_LENGTH } from "~/projects/project-query";
import type { TrialProject } from "~/trial/trial-shapes";
import { SORT_WORDS } from "./list-controls";
import { chooseTrials, type TrialQuery } from "./trial-query";

/** Fewer projects are found by looking at them. */
const FEW = 4;

const FIRST: TrialQuery = { view: "current", search: "", sort: "changed", label: "" };

/** The trials that a search, a label and a list leave, in the order that was chosen; and what asks for them. */
export function useTrialControls(trials: readonly TrialProject[] | null, deletedCount: number) {
  const [query, setQuery] = useState(FIRST);
  const all = trials ?? [];
  const { shown, labels, counts } = chooseTrials(all, query);
  const change = (of: Partial<TrialQuery>) => setQuery((before) => ({ ...before, ...of }));
  const views = [
    ["current", "Projects"],
    ["archived", "Archived"],
    ["deleted", "Recently deleted"],
  ] as const;
  const countOf = { ...counts, deleted: deletedCount };
  const controls = (
    <div className="list-controls">
      {counts.archived + deletedCount > 0 || query.view !== "current" ? (
        <nav className="chips chips--views" aria-label="Lists">
          {views.map(([view, words]) => (
            <Chip key={view} isOn={view === query.view} onPress={() => change({ view, label: "" })}>
              {words} <span className="chip__count">{countOf[view]}</span>
            </Chip>
          ))}
        </nav>
      ) : null}
      {all.length >= FEW && query.view !== "deleted" ? (
        <SearchAndSort query={query} onChange={change} />
      ) : null}
      {labels.length > 0 && query.view !== "deleted" ? (
        <nav className="chips" aria-label="Labels">
          {["", ...labels].map((label) => (
            <Chip key={label} isOn={label === query.label} onPress={() => change({ label })}>
              {label || "All labels"}
            </Chip>
          ))}
        </nav>
      ) : null}
      <datalist id="project-labels">
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </div>
  );
  const isNarrowed = query.search.trim() !== "" || query.label !== "";
  const showAll = () => setQuery({ ...FIRST, view: isNarrowed ? query.view : FIRST.view });
  return { shown, controls, view: query.view, sort: query.sort, isNarrowed, showAll };
}

interface ChipProps {
  isOn: boolean;
  onPress(): void;
  children: React.ReactNode;
}

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-current={isOn || undefined} onClick={onPress}>
      {children}
    </button>
  );
}

interface SearchAndSortProps {
  query: TrialQuery;
  onChange(change: Partial<TrialQuery>): void;
}

function SearchAndSort({ query, onChange }: SearchAndSortProps) {
  return (
    <search className="list-search">
      <input
        className="input"
        type="search"
        aria-label="Search projects"
        placeholder="Search projects"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={query.search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <select
        className="input list-search__sort"
        aria-label="Sort by"
        value={query.sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as ProjectSort })}
      >
        {PROJECT_SORTS.map((each) => (
          <option key={each} value={each}>
            {SORT_WORDS[each]}
          </option>
        ))}
      </select>
    </search>
  );
}
