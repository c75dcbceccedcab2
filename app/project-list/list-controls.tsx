import { Form, Link, useSubmit } from "@remix-run/react";
import { useRef } from "react";
import { projectsPath } from "~/platform/urls";
import type { ProjectPage } from "~/projects/list-projects.server";
import {
  PROJECT_SORTS,
  type ProjectQuery,
  type ProjectSort,
  type ProjectView,
  SEARCH_LENGTH,
  writeProjectQuery,
} from "~/projects/project-query";
import { Button } from "~/ui/button";

/** So long after the last key a search is made, in milliseconds. */
const TYPING_MS = 250;
/** Fewer projects are found by looking at them. */
const FEW = 4;

export const SORT_WORDS: Record<ProjectSort, string> = {
  changed: "Last changed",
  name: "Name",
  created: "Newest",
};

interface ListControlsProps {
  query: ProjectQuery;
  page: Pick<ProjectPage, "counts" | "labels">;
}

/** Search, sort, labels and the other lists: forms and links, so that each list is an address. */
export function ListControls({ query, page: { counts, labels } }: ListControlsProps) {
  const { view, search, sort, label } = query;
  const isNarrowed = search !== "" || label !== "";
  const total = counts.current + counts.archived;
  return (
    <div className="list-controls">
      {counts.archived + counts.deleted > 0 || view !== "current" ? (
        <Views view={view} counts={counts} />
      ) : null}
      {view !== "deleted" && (total >= FEW || isNarrowed) ? <SearchAndSort query={query} /> : null}
      {labels.length > 0 && view !== "deleted" ? (
        <nav className="chips" aria-label="Labels">
          {["", ...labels].map((each) => (
            <Link
              key={each}
              className="chip"
              to={`${projectsPath}${writeProjectQuery({ view, search, sort, label: each })}`}
              aria-current={each === label ? "page" : undefined}
            >
              {each || "All labels"}
            </Link>
          ))}
        </nav>
      ) : null}
    </div>
  );
}

function Views({ view, counts }: { view: ProjectView; counts: ProjectPage["counts"] }) {
  const views = [
    ["current", "Projects"],
    ["archived", "Archived"],
    ["deleted", "Recently deleted"],
  ] as const;
  return (
    <nav className="chips chips--views" aria-label="Lists">
      {views.map(([each, words]) => (
        <Link
          key={each}
          className="chip"
          to={`${projectsPath}${writeProjectQuery({ view: each })}`}
          aria-current={each === view ? "page" : undefined}
        >
          {words} <span className="chip__count">{counts[each]}</span>
        </Link>
      ))}
    </nav>
  );
}

function SearchAndSort({ query: { view, search, sort, label } }: { query: ProjectQuery }) {
  const submit = useSubmit();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = (form: HTMLFormElement, afterMs: number) => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => submit(form, { replace: true }), afterMs);
  };
  return (
    <search>
      <Form className="list-search" method="get" action={projectsPath} preventScrollReset>
        {view === "current" ? null : <input type="hidden" name="view" value={view} />}
        {label ? <input type="hidden" name="label" value={label} /> : null}
        <input
          className="input"
          type="search"
          name="q"
          aria-label="Search projects"
          placeholder="Search projects"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          defaultValue={search}
          onChange={({ currentTarget: { form } }) => form && look(form, TYPING_MS)}
        />
        <select
          className="input list-search__sort"
          name="sort"
          aria-label="Sort by"
          defaultValue={sort}
          onChange={({ currentTarget: { form } }) => form && look(form, 0)}
        >
          {PROJECT_SORTS.map((each) => (
            <option key={each} value={each}>
              {SORT_WORDS[each]}
            </option>
          ))}
        </select>
        <Button type="submit">Search</Button>
      </Form>
    </search>
  );
}
