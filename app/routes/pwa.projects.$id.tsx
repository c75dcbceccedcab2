import { data, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { tokensLeft } from "~/http/limits/model-tokens.server";
import { builtInModels, generations, previews } from "~/http/services/services.server";
import { listChoices } from "~/models/list-choices.server";
import { projectPath } from "~/platform/urls";
import phoneStyles from "~/styles/phone-workspace.css";
import { pageMeta } from "~/ui/page-meta";
import { readWorkspacePage } from "~/workspace/page-data.server";
import { PhonePage, type PhonePageData } from "~/workspace/phone/phone-page";
import { readUnlessOffline } from "~/workspace/trial-without-line";

export const handle = { hydrate: true, fillsScreen: true, isKeptOffline: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: phoneStyles }];

export const meta = pageMeta({ title: "Trial project", noindex: true });

/** The installable app holds this browser's projects; an account's are in the workspace it shares. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await readWorkspacePage(
    await context.viewer(),
    params.id ?? "",
    { open: null },
    {
      choices: async () => listChoices(await context.viewer(), builtInModels),
      tokensLeft: async () => tokensLeft(await context.visitor()),
      isRunning: (projectId) => generations.isRunning(projectId),
      previewOf: (projectId) => previews.glance(projectId),
    },
  );
  if (page.kind === "account") throw redirect(projectPath(page.project.id));
  return data<PhonePageData>(page, { headers: { "Cache-Control": "no-store" } });
}

export const clientLoader = ({ params, serverLoader }: ClientLoaderFunctionArgs) =>
  readUnlessOffline(params.id ?? "", () => serverLoader<typeof loader>());

/** The workspace reads what changes by itself; only another project is another page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.id !== nextParams.id;

export default function PhoneWorkspacePage() {
  return <PhonePage key={useParams().id} page={useLoaderData<typeof loader>()} />;
}
