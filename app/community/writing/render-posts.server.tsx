import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { nameKeyOf } from "~/accounts/name-keys.server";
import { highlight } from "~/markdown/highlight.server";
import { Markdown } from "~/markdown/markdown";
import type { OwnPicture, Setting } from "~/markdown/markdown-elements";
import { env } from "~/platform/env.server";
import { AppCard } from "./app-card";
import { linkNames } from "./mentioned-words";
import { type Named, readNamed } from "./named-in-texts.server";
import { type OwnHosts, pictureIdOf, referencesIn, slugOf } from "./references";

/** A text as it is stored. */
export interface WrittenText {
  /** What it is of: "thread:<id>", "reply:<id>" or "message:<id>". */
  source: string;
  /** Markdown. */
  content: string;
}

interface RenderOptions extends Pick<Setting, "headingLevel"> {
  /** Folded names with ids of those whom a text names that is not stored yet. */
  people?: readonly (readonly [name: string, id: string])[];
}

/** Bytes of the texts that are kept rendered: some ten thousand of the usual length. */
const KEPT_BYTES = 20_000_000;

/** A text with all else that its rendering depends on, so that what is kept is never out of date. */
interface Rendered {
  content: string;
  /** What it shows of what it names, as JSON. */
  own: string;
  html: string;
}

/** By what they are texts of. They are compared as they are: a hash of each would cost more. */
const renderedCache = new LRUCache<string, Rendered>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ content, own, html }) => content.length + own.length + html.length + 1,
});

/** Where texts find apps of this installation. */
const HOSTS: OwnHosts = {
  products: [new URL(env.APP_URL).host, ...env.APP_HOSTS],
  sites: env.SITES_HOST,
};

/**
 * Texts of people as HTML for `<PostBody>`: Markdown through the one renderer, code in colours,
 * pictures that were uploaded here, names as links, apps as cards. All that a page of texts names is
 * read with one query of each kind; nothing is fetched from elsewhere.
 *
 * @param options.people for a preview; the others are stored
 * @param options.headingLevel the level of a text's largest heading; without it, headings are bold
 * @returns as many, in the same order
 */
export async function renderPosts(
  texts: readonly WrittenText[],
  options: RenderOptions = {},
): Promise<string[]> {
  const references = texts.map(({ content }) => referencesIn(content, HOSTS));
  const naming = texts.filter(({ source, content }) => source !== "" && content.includes("@"));
  const named = await readNamed(
    references,
    naming.map(({ source }) => source),
  );
  return texts.map(({ source, content }, index) => {
    const people = options.people ?? named.people.get(source) ?? [];
    const own = { ...ownOf(references[index] ?? { slugs: [], pictures: [] }, named), people };
    const key = `${source} ${options.headingLevel ?? ""}`;
    const ownText = JSON.stringify(own);
    const kept = renderedCache.get(key);
    if (kept?.content === content && kept.own === ownText) return kept.html;
    const setting = { headingLevel: options.headingLevel, ...settingOf(own) };
    const html = renderToStaticMarkup(<Markdown text={content} setting={setting} />);
    renderedCache.set(key, { content, own: ownText, html });
    return html;
  });
}

/** What one text can show of all that is named on the page. */
function ownOf({ slugs, pictures }: { slugs: string[]; pictures: string[] }, named: Named) {
  return {
    apps: slugs.flatMap((slug) => named.apps.get(slug) ?? []),
    pictures: pictures.flatMap((id): [string, OwnPicture][] => {
      const picture = named.pictures.get(id);
      return picture ? [[id, picture]] : [];
    }),
  };
}

function settingOf(
  own: ReturnType<typeof ownOf> & Required<Pick<RenderOptions, "people">>,
): Setting {
  const pictures = new Map(own.pictures);
  const people = new Map(own.people);
  return {
    linksWithin: true,
    highlight,
    ...(people.size > 0 ? { wordsOf: (text) => linkNames(text, people, nameKeyOf) } : {}),
    pictureOf: (address) => pictures.get(pictureIdOf(address) ?? "") ?? null,
    cardOf(address) {
      const slug = slugOf(address, HOSTS);
      const app = own.apps.find((one) => one.slug === slug);
      return app ? <AppCard app={app} /> : null;
    },
  };
}
