import { log } from "~/platform/log.server";
import { listTrending, searchShowcase } from "./showcase.server";
import type { ShowcaseCardProject } from "./showcase-card";
import { QUERY_LENGTH, readQuery } from "./showcase-search.server";
import { readTab } from "./showcase-tabs";

/** Everything that `/generate` shows for an address. A list that cannot be read is an empty one. */
export async function readShowcasePage(params: URLSearchParams) {
  const tab = readTab(params);
  const query = tab === "recent" ? readQuery(params.get("q")) : "";
  const empty = { projects: [] as ShowcaseCardProject[], total: 0, page: 1, pages: 1 };
  const read = async () => {
    if (tab === "recent") {
      const { projects, ...place } = await searchShowcase({ query, page: readPage(params) });
      return { projects: projects.map(({ views, ...project }) => toCard(project)), ...place };
    }
    if (tab !== "trending") return empty;
    return { ...empty, projects: (await listTrending()).map(toCard) };
  };
  try {
    return { tab, query, queryLength: QUERY_LENGTH, failed: false, ...(await read()) };
  } catch (error) {
    log.error({ err: error }, "the showcase could not be read");
    return { tab, query, queryLength: QUERY_LENGTH, failed: true, ...empty };
  }
}

function readPage(params: URLSearchParams): number {
  const wanted = Number.parseInt(params.get("page") ?? "1", 10);
  return Number.isSafeInteger(wanted) ? wanted : 1;
}

/** Only what a card shows goes into the page. */
function toCard(project: ShowcaseCardProject): ShowcaseCardProject {
  const { slug, name, description, template, screenshotKey, author, views } = project;
  return {
    slug,
    name,
    description,
    template,
    screenshotKey,
    author: { name: author.name, imageUrl: author.imageUrl },
    ...(views === undefined ? {} : { views }),
  };
}
