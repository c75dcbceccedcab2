import { projectsPath, showcasePath, showcaseTabPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { SearchForm } from "~/ui/search-form";
import { foundText } from "./found-text";
import { type ShowcaseCardProject, ShowcaseCards, WaitingCard } from "./showcase-card";

interface ShowcaseRecentProps {
  query: string;
  projects: ShowcaseCardProject[];
  total: number;
  page: number;
  pages: number;
  /** Longest search, in characters. */
  queryLength: number;
}

/**
 * The newest apps and the search through them. app/enhance/showcase.ts filters while somebody
 * types: by itself where the whole list is here, else by asking for this page again.
 */
export function ShowcaseRecent(props: ShowcaseRecentProps) {
  const { query, projects, total, page, pages, queryLength } = props;
  const isWhole = query === "" && pages === 1;
  return (
    <>
      <SearchForm
        action={showcasePath}
        label="Search projects"
        placeholder="Search projects by name, description, or author..."
        query={query}
        maxLength={queryLength}
        data={{ "data-wakes": "showcase" }}
      >
        <input type="hidden" name="tab" value="recent" />
      </SearchForm>
      <section aria-labelledby="projects-title">
        <h2 className="visually-hidden" id="projects-title">
          Recently added projects
        </h2>
        <p className="search__found" id="found" role="status">
          {query ? <Found total={total} query={query} /> : null}
        </p>
        <div id="results" data-whole={isWhole || undefined}>
          {projects.length > 0 ? (
            <ShowcaseCards projects={projects} />
          ) : (
            <NothingFound isSearching={query !== ""} />
          )}
          <Pagination page={page} pages={pages} hrefFor={(to) => recentPath(query, to)} />
        </div>
      </section>
      <template id="waiting-card">
        <WaitingCard />
      </template>
      <template id="nothing-found">
        <NothingFound isSearching />
      </template>
    </>
  );
}

/** An empty result says so itself; its count is for those who cannot see it. */
function Found({ total, query }: { total: number; query: string }) {
  const text = foundText(total, query);
  if (total === 0) return <span className="visually-hidden">{text}</span>;
  return (
    <>
      {text} <a href={showcaseTabPath("recent")}>Show all</a>
    </>
  );
}

function NothingFound({ isSearching }: { isSearching: boolean }) {
  if (isSearching) {
    return (
      <EmptyState title="No Projects Found" icon="search" level={3}>
        <p>Try adjusting your search query</p>
        <ButtonLink href={showcaseTabPath("recent")}>Show all projects</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No Projects Found" icon="app" level={3}>
      <p>Be the first to publish a project to the showcase!</p>
      <ButtonLink variant="primary" href={projectsPath}>
        Start building
      </ButtonLink>
    </EmptyState>
  );
}

function recentPath(query: string, page: number): string {
  const params = new URLSearchParams({ tab: "recent" });
  if (query) params.set("q", query);
  if (page > 1) params.set("page", String(page));
  return `${showcasePath}?${params}`;
}
