import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticleText } from "~/content/article-text";
import { DocsSearch, NoTopics, Passages } from "~/content/docs-search";
import { QUERY_LENGTH, searchTopics } from "~/content/search";
import { content } from "~/http/services/content.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { settings } from "~/platform/settings/settings.server";
import {
  communityPath,
  docsPath,
  projectsPath,
  topicPath,
  topicSectionPath,
} from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.query ? `“${data.query}” in the documentation` : "Documentation",
  description:
    "Describe an app, see it run, publish it: how everything works, what it costs, how to use the API and how to host it yourself.",
  path: docsPath,
  noindex: Boolean(data?.query),
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, QUERY_LENGTH);
  const topics = await content.listTopics();
  // The list alone shows sections: whole texts are rendered, and kept, for who looks for something.
  const { topicIds, passages } = searchTopics(query ? await content.readTopics() : topics, query);
  return {
    query,
    total: topics.length,
    topics: topicIds.flatMap((id) => topics.filter((topic) => topic.id === id)),
    passages,
    sourceUrl: settings.SOURCE_URL ?? topicSectionPath("self-hosting"),
    chatUrl: settings.CHAT_URL,
  };
}

export default function Docs() {
  const { query, topics, passages, sourceUrl, chatUrl } = useLoaderData<typeof loader>();
  const frame = useRootData();
  return (
    <Page frame={frame} path={docsPath}>
      <div className="page-width">
        <div className="page-head docs-hero">
          <h1>Documentation</h1>
          <p className="lead">
            Say what you want, see it run, ship it. Here is how {frame.appName} works, and how to
            make it do what you have in mind.
          </p>
          <DocsSearch query={query} />
          <div className="button-row">
            <ButtonLink variant="primary" href={projectsPath}>
              Start Building
            </ButtonLink>
          </div>
        </div>
        <div role="status" id="docs-status">
          {topics.length === 0 ? (
            <NoTopics query={query} />
          ) : query ? (
            <p className="search__found">
              {topics.length === 1 ? "1 topic matches" : `${topics.length} topics match`} “{query}
              ”. <a href={docsPath}>Show all topics</a>
            </p>
          ) : null}
        </div>
        <div id="docs-results">
          <nav aria-label="Topics" hidden={topics.length === 0}>
            <ul className="cards topic-cards">
              {topics.map(({ id, label, description }) => (
                <li className="card article-card" key={id}>
                  <a className="cover-link" href={`#${id}`}>
                    {label}
                  </a>
                  <p className="muted">{description}</p>
                </li>
              ))}
            </ul>
          </nav>
          <Passages passages={passages} topics={topics} />
          {topics.map(({ id, label, html, hasMore }) => (
            <section className="topic" key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 className="topic__title" id={`${id}-title`}>
                {label}
              </h2>
              <div>
                <ArticleText html={html} />
                {hasMore ? (
                  <p className="topic__more">
                    <a href={topicPath(id)}>
                      All about {label} <Icon name="arrow" />
                    </a>
                  </p>
                ) : null}
              </div>
            </section>
          ))}
        </div>
        <section className="closing" aria-labelledby="closing-title">
          <h2 className="voice" id="closing-title">
            Still have a question?
          </h2>
          <p>
            Read <a href={sourceUrl}>the source code</a>, or ask in{" "}
            {chatUrl ? (
              <a href={chatUrl}>the community chat</a>
            ) : (
              <a href={communityPath}>the community</a>
            )}
            .
          </p>
          <ButtonLink variant="primary" href={projectsPath}>
            Get Started Free
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}
