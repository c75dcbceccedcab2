import { log } from "~/platform/log.server";
import { listTrending, searchShowcase } from "./showcase.server";
import type { ShowcaseCardProject } from "./showcase-card";
import { QUERY_LENGTH, readQuery } from "./showcase-search.server";
import { readTab } from "./showcase-tabs";

/** Apps above the words of the first tab: one or two rows. */
const NEWEST = 6;

/** What an address of `/generate` asks for; pages count from 1. */
export function readShowcaseAddress(params: URLSearchParams) {
  const tab = readTab(params);
  return { tab, query: tab === "recent" ? readQuery(params.get("q")) : "", page: readPage(params) };
}

type Asked = ReturnType<typeof readShowcaseAddress>;

/** Everything that `/generate` shows for an address. @throws when the list cannot be read */
export async function readShowcasePage(asked: Asked) {
  const { tab, query } = asked;
  if (tab === "recent") {
    const { projects, ...place } = await searchShowcase({ query, page: asked.page });
    const cards = projects.map(({ views, ...project }) => toCard(project));
    return { ...emptyShowcasePage(asked), projects: cards, ...place };
  }
  if (tab === "about") return { ...emptyShowcasePage(asked), projects: await findNewest() };
  if (tab !== "trending") return emptyShowcasePage(asked);
  return { ...emptyShowcasePage(asked), projects: (await listTrending()).map(toCard) };
}

/** What the words of the first tab say holds without the apps above them. */
async function findNewest(): Promise<ShowcaseCardProject[]> {
  try {
    const { projects } = await searchShowcase({ query: "", page: 1 });
    return projects.slice(0, NEWEST).map(({ views, ...project }) => toCard(project));
  } catch (error) {
    log.error({ err: error }, "the newest apps could not be read");
    return [];
  }
}

/** The page without any project: also what is shown when the list cannot be read. */
export function emptyShowcasePage({ tab, query }: Asked) {
  const projects: ShowcaseCardProject[] = [];
  return { tab, query, queryLength: QUERY_LENGTH, projects, total: 0, page: 1, pages: 1 };
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
