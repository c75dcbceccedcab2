import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticleBar } from "~/content/article-bar";
import { ArticleText } from "~/content/article-text";
import { Neighbours } from "~/content/neighbours";
import { TableOfContents } from "~/content/table-of-contents";
import { content } from "~/http/services/content.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { docsPath, topicPath, topicSectionPath } from "~/platform/urls";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(
  ({ data }) => data && { title: data.topic.label, description: data.topic.description },
);

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params.topic ?? "";
  const topic = await content.findTopic(id);
  if (!topic) throw new Response(null, { status: 404, statusText: "Not Found" });
  // All of it stands on the first page.
  if (!topic.hasMore) throw redirect(topicSectionPath(id));
  const topics = await content.listTopics();
  const at = topics.findIndex((one) => one.id === id);
  const linkTo = (one: (typeof topics)[number] | undefined) =>
    one
      ? { href: one.hasMore ? topicPath(one.id) : topicSectionPath(one.id), label: one.label }
      : null;
  return { topic, previous: linkTo(topics[at - 1]), next: linkTo(topics[at + 1]) };
}

export default function TopicPage() {
  const { topic, previous, next } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()} path={docsPath}>
      <article className="page-width article">
        <ArticleBar href={docsPath} label="All topics" />
        <header className="article__head">
          <h1>{topic.label}</h1>
          <p className="lead">{topic.description}</p>
        </header>
        <TableOfContents headings={topic.headings} />
        <ArticleText html={topic.html} />
        <footer className="article__foot">
          <Neighbours label="Topics before and after" previous={previous} next={next} />
        </footer>
      </article>
    </Page>
  );
}
