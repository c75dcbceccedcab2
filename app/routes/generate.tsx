import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keptForVisitors } from "~/http/page-cache.server";
import { env } from "~/platform/env.server";
import { projectsPath, showcasePath } from "~/platform/paths";
import { searchShowcase } from "~/publishing/showcase.server";
import { ShowcaseCard } from "~/publishing/showcase-card";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";
import { Pagination } from "~/ui/pagination";
import { useRootData } from "~/ui/root-data";

/** Longest search, in characters; as long as what the showcase compares. */
const QUERY_LENGTH = 200;

export const headers = keptForVisitors;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Community Showcase · ${data?.appName ?? ""}` },
  { name: "description", content: "Apps that people have described, built and published." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, QUERY_LENGTH);
  const wanted = Number.parseInt(searchParams.get("page") ?? "1", 10);
  const found = await searchShowcase({ query, page: Number.isSafeInteger(wanted) ? wanted : 1 });
  return {
    appName: env.APP_NAME,
    query,
    ...found,
    projects: found.projects.map(
      ({ slug, name, description, template, screenshotUrl, author }) => ({
        slug,
        name,
        description,
        template,
        screenshotUrl,
        author: { name: author.name },
      }),
    ),
  };
}

export default function Showcase() {
  const { query, projects, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()} path={showcasePath}>
      <div className="page-width">
        <div className="page-head">
          <h1>Community Showcase</h1>
          <p className="lead">
            Apps that people described, built and published here. They are made by the community and
            not endorsed by us.
          </p>
        </div>
        <search>
          <form className="search" method="get" action={showcasePath}>
            <label className="visually-hidden" htmlFor="q">
              Search projects
            </label>
            <input
              className="input"
              id="q"
              name="q"
              type="search"
              defaultValue={query}
              maxLength={QUERY_LENGTH}
              placeholder="Search projects by name, description, or author..."
            />
            <Button type="submit">Search</Button>
          </form>
        </search>
        <section aria-labelledby="projects-title">
          <h2 className="visually-hidden" id="projects-title">
            Projects
          </h2>
          {query && total > 0 ? (
            <p className="search__found">
              {total === 1 ? "1 project" : `${total} projects`} found for “{query}”.{" "}
              <a href={showcasePath}>Show all</a>
            </p>
          ) : null}
          {projects.length > 0 ? (
            <ul className="cards">
              {projects.map((project) => (
                <li key={project.slug}>
                  <ShowcaseCard project={project} />
                </li>
              ))}
            </ul>
          ) : (
            <NothingFound searching={query !== ""} />
          )}
          <Pagination page={page} pages={pages} hrefFor={(to) => pagePath(query, to)} />
        </section>
      </div>
    </Page>
  );
}

function NothingFound({ searching }: { searching: boolean }) {
  if (searching) {
    return (
      <EmptyState title="No Projects Found" icon="search" level={3}>
        <p>Try adjusting your search query</p>
        <ButtonLink href={showcasePath}>Show all projects</ButtonLink>
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

function pagePath(query: string, page: number): string {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  if (page > 1) params.set("page", String(page));
  const search = params.toString();
  return search ? `${showcasePath}?${search}` : showcasePath;
}
