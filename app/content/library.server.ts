import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import {
  articleSchema,
  ContentError,
  pageSchema,
  readFrontMatter,
  topicSchema,
} from "./front-matter";
import { type Rendered, renderMarkdown } from "./markdown.server";
import { type ContentValues, fillPlaceholders } from "./placeholders";

/** What lists show of an article. */
export interface ArticleSummary {
  slug: string;
  title: string;
  /** One or two sentences; also the teaser and the description for search engines. */
  description: string;
  /** The day it appeared, e.g. "2025-10-16". */
  date: string;
  /** Reading time in minutes. */
  minutes: number;
  featured: boolean;
}

export interface Article extends ArticleSummary, Rendered {
  /** Its neighbours in time; null at the ends. */
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
}

/** A topic of the documentation. Its id is also the id of its section on /docs. */
export interface Topic extends Rendered {
  id: string;
  label: string;
  description: string;
  keywords: string[];
  /** Whether there is more than its section on /docs shows: then it has a page of its own. */
  hasMore: boolean;
}

export interface ContentPage extends Rendered {
  title: string;
  description: string;
  /** The day of its last change, e.g. "2025-10-16". */
  updated: string;
}

interface Source<T extends z.ZodTypeAny> {
  name: string;
  file: string;
  head: z.output<T>;
  body: string;
}

/** Readings kept at most: several times what the site has. The longest unused go first. */
const MAX_READINGS = 1_000;

/** Where a topic's section on /docs ends and its own page goes on. */
const MORE = /^<!-- *more *-->$/m;

/**
 * The texts of the public site: Markdown files under `folder`, each read and rendered at its first
 * use and then kept. A file's name is its slug.
 */
export class ContentLibrary {
  readonly #folder: string;
  readonly #values: () => ContentValues;
  readonly #cache: LRUCache<string, Promise<unknown>> | null;

  /** @param options.keep false reads the files anew each time, for whoever is writing them */
  constructor(options: { folder: string; values: () => ContentValues; keep?: boolean }) {
    this.#folder = options.folder;
    this.#values = options.values;
    this.#cache = options.keep === false ? null : new LRUCache({ max: MAX_READINGS });
  }

  /** Forgets what it keeps: the values are others now. */
  forget(): void {
    this.#cache?.clear();
  }

  /** All articles, newest first; of one day, the featured one first. */
  listArticles(): Promise<ArticleSummary[]> {
    return this.#once("articles", async () => {
      const sources = await this.#readFolder("blog", articleSchema);
      return sources
        .map(({ name, head, file }) => ({ slug: name, ...this.#filled(file, head) }))
        .sort(
          (a, b) =>
            inOrder(b.date, a.date) ||
            Number(b.featured) - Number(a.featured) ||
            inOrder(a.slug, b.slug),
        );
    });
  }

  /** One article with its text; null when there is none of that name. */
  async findArticle(slug: string): Promise<Article | null> {
    const articles = await this.listArticles();
    const at = articles.findIndex((article) => article.slug === slug);
    const summary = articles[at];
    if (!summary) return null;
    const rendered = await this.#once(`blog/${slug}`, async () => {
      const { file, body } = await this.#read("blog", slug, articleSchema);
      return this.#render(file, body);
    });
    return {
      ...summary,
      ...rendered,
      newer: articles[at - 1] ?? null,
      older: articles[at + 1] ?? null,
    };
  }

  /** Every topic as its section on /docs, in order: headings one level deeper, up to "more". */
  listTopics(): Promise<Topic[]> {
    return this.#once("topics", async () => {
      const sources = await this.#readFolder("docs", topicSchema);
      sources.sort((a, b) => a.head.order - b.head.order);
      return sources.map((source) => {
        const [section = ""] = source.body.split(MORE);
        return this.#topic(source, section, 1);
      });
    });
  }

  /** One topic with its whole text; null when there is none of that id. */
  async findTopic(id: string): Promise<Topic | null> {
    const topics = await this.listTopics();
    if (!topics.some((topic) => topic.id === id)) return null;
    return this.#once(`docs/${id}`, async () => {
      const source = await this.#read("docs", id, topicSchema);
      return this.#topic(source, source.body.replace(MORE, ""), 0);
    });
  }

  /** Every topic with its whole text, in order. One after the other: all at once are 100 ms of everybody's thread. */
  async readTopics(): Promise<Topic[]> {
    const whole: Topic[] = [];
    for (const { id } of await this.listTopics()) {
      const topic = await this.findTopic(id);
      if (topic) whole.push(topic);
    }
    return whole;
  }

  /** A page of its own, e.g. "privacy". @throws {ContentError} when its file is not there */
  readPage(name: string): Promise<ContentPage> {
    return this.#once(`pages/${name}`, async () => {
      const { file, head, body } = await this.#read("pages", name, pageSchema);
      return { ...this.#filled(file, head), ...this.#render(file, body) };
    });
  }

  #topic(source: Source<typeof topicSchema>, body: string, deeper: number): Topic {
    const { label, description, keywords } = this.#filled(source.file, source.head);
    return {
      id: source.name,
      label,
      description,
      keywords,
      hasMore: MORE.test(source.body),
      ...this.#render(source.file, body, { idPrefix: `${source.name}-`, deeper }),
    };
  }

  #render(file: string, body: string, more: { idPrefix?: string; deeper?: number } = {}): Rendered {
    return renderMarkdown(body, { file, values: this.#values(), ...more });
  }

  /** The head with its placeholders filled. */
  #filled<T extends object>(file: string, head: T): T {
    const fill = (value: unknown): unknown =>
      typeof value === "string" ? fillPlaceholders(file, value, this.#values()) : value;
    return Object.fromEntries(
      Object.entries(head).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map(fill) : fill(value),
      ]),
    ) as T;
  }

  async #readFolder<T extends z.ZodTypeAny>(folder: string, schema: T): Promise<Source<T>[]> {
    const files = await readdir(path.join(this.#folder, folder));
    const names = files.filter((file) => file.endsWith(".md")).map((file) => file.slice(0, -3));
    return Promise.all(names.map((name) => this.#read(folder, name, schema)));
  }

  async #read<T extends z.ZodTypeAny>(folder: string, name: string, schema: T): Promise<Source<T>> {
    const file = `${folder}/${name}.md`;
    let source: string;
    try {
      source = await readFile(path.join(this.#folder, file), "utf8");
    } catch (error) {
      throw new ContentError(file, `cannot be read (${(error as Error).message})`);
    }
    return { name, file, ...readFrontMatter(file, source, schema) };
  }

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.#cache?.get(key) as Promise<T> | undefined;
    if (kept) return kept;
    // A copy: what is cut out of a file's text would keep all of the text.
    const reading = read().then((made) => structuredClone(made));
    this.#cache?.set(key, reading);
    // A failed reading is not kept, so the next request tries again.
    reading.catch(() => this.#cache?.delete(key));
    return reading;
  }
}

/** Dates and slugs are ASCII, of which one order is enough: those of all languages take 2 MB of memory. */
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
