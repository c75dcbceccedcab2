import { publishedPath } from "~/platform/urls";

/** What a text names of this product, besides people. */
export interface References {
  /** Slugs of apps whose address stands alone on a line; an app of that slug may not exist. */
  slugs: string[];
  /** Ids of uploaded pictures. */
  pictures: string[];
}

/** Under which hosts the product and the apps it publishes are found. */
export interface OwnHosts {
  /** Each with its port, if it has one. */
  products: readonly string[];
  /** What the host of a published app ends with; "path" where apps have none. */
  sites: string;
}

/** Apps and pictures of one text that are looked up; more stay links and words. */
const MOST = 20;
const PICTURE = /\/pictures\/([a-z0-9]{8,40})\.webp/g;
const ALONE = /^[ \t]{0,3}<?(https?:\/\/[^\s<>]{1,300})>?[ \t]*$/gim;

/** What a text may name; Markdown decides where it really does. */
export function referencesIn(text: string, hosts: OwnHosts): References {
  const pictures = [...text.matchAll(PICTURE)].map(([, id = ""]) => id);
  const slugs = [...text.matchAll(ALONE)].flatMap(([, address = ""]) => {
    const slug = slugOf(address, hosts);
    return slug === null ? [] : [slug];
  });
  const first = (all: string[]) => [...new Set(all)].slice(0, MOST);
  return { slugs: first(slugs), pictures: first(pictures) };
}

/** The slug of a published app by one of its addresses; null for any other address. */
export function slugOf(address: string, { products, sites }: OwnHosts): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (sites !== "path" && url.host.endsWith(`.${sites}`)) {
    const label = url.host.slice(0, -sites.length - 1);
    return /^[a-z0-9-]+$/.test(label) ? label : null;
  }
  if (!products.includes(url.host)) return null;
  const slug = /^\/generate\/([a-z0-9-]+)\/?$/.exec(url.pathname)?.[1];
  return slug && url.pathname.startsWith(publishedPath(slug)) ? slug : null;
}

/** The id of an uploaded picture by its address; null for any other. */
export function pictureIdOf(address: string): string | null {
  return /^\/pictures\/([a-z0-9]{8,40})\.webp$/.exec(address)?.[1] ?? null;
}
