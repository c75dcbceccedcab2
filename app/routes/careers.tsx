import { useLoaderData } from "@remix-run/react";
import { ArticleText } from "~/content/article-text";
import { content } from "~/http/services/content.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { careersPath } from "~/platform/urls";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(
  ({ data }) => data && { title: "Careers", description: data.description },
);

export async function loader() {
  const { title, description, html } = await content.readPage("careers");
  return { title, description, html };
}

export default function Careers() {
  const { title, html } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()} path={careersPath}>
      <div className="page-width careers">
        <h1>{title}</h1>
        <ArticleText html={html} />
      </div>
    </Page>
  );
}
