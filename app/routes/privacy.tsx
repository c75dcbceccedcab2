import { useLoaderData } from "@remix-run/react";
import { PolicyPage } from "~/content/policy-page";
import { content } from "~/http/services/content.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { privacyPath } from "~/platform/urls";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(
  ({ data }) => data && { title: data.policy.title, description: data.policy.description },
);

export async function loader() {
  return { policy: await content.readPage("privacy") };
}

export default function Privacy() {
  const { policy } = useLoaderData<typeof loader>();
  return <PolicyPage frame={useRootData()} path={privacyPath} policy={policy} />;
}
