import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { readOverview } from "~/admin/figures/read-figures.server";
import { OverviewView } from "~/admin-page/overview-view";
import { adminPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Administration", path: adminPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return readOverview();
}

export default function Administration() {
  return <OverviewView frame={useRootData()} overview={useLoaderData<typeof loader>()} />;
}
