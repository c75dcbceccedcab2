import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { findFormAct } from "~/http/limits/find-act.server";
import { tokensLeft } from "~/http/limits/model-tokens.server";
import {
  builtInModels,
  generations,
  previews,
  publisher,
  uploads,
} from "~/http/services/services.server";
import { answerAllowance } from "~/http/streams/answer-allowance.server";
import { listChoices } from "~/models/list-choices.server";
import { readForm } from "~/platform/form.server";
import { turnName } from "~/platform/visitor-key.server";
import { readSearchQuery } from "~/projects/search/find-in-project.server";
import workspaceStyles from "~/styles/workspace.css";
import { pageMeta } from "~/ui/page-meta";
import { readWorkspacePage } from "~/workspace/page-data.server";
import { answerWorkspaceForm } from "~/workspace/plain/form-actions.server";
import { PlainWorkspace } from "~/workspace/plain/plain-workspace.server";
import { readUnlessOffline } from "~/workspace/trial-without-line";
import { WorkspacePage } from "~/workspace/workspace-page";

export const handle = { hydrate: true, isKeptOffline: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export const meta = pageMeta<typeof loader>(({ data: page }) => {
  const name =
    page?.kind === "account"
      ? page.project.name
      : page?.kind === "trial"
        ? "Trial project"
        : page?.deleted
          ? page.deleted.name
          : "Project Not Found";
  return { title: name, noindex: true };
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const page = await readWorkspacePage(
    await context.viewer(),
    params.id ?? "",
    {
      open: asked.get("file"),
      line: Number(asked.get("line")) || null,
      search: readSearchQuery(asked),
      before: asked.get("before"),
      visitor: turnName(await context.visitor()),
    },
    {
      choices: async () => listChoices(await context.viewer(), builtInModels),
      tokensLeft: async () => tokensLeft(await context.visitor()),
      isRunning: (projectId) => generations.isRunning(projectId),
      previewOf: (projectId) => previews.glance(projectId),
    },
  );
  return data(page, {
    status: page.kind === "missing" ? 404 : 200,
    headers: { "Cache-Control": "no-store" },
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sender = await context.visitor();
  const visitor = turnName(sender);
  return answerWorkspaceForm(await context.viewer(), params.id ?? "", await readForm(request), {
    count: async (intent) => {
      const act = findFormAct(`/projects/:id ${intent}`);
      if (act) await context.countAct(act);
    },
    generations,
    allowance: answerAllowance({ visitor: sender, network: context.network }),
    publisher,
    uploads,
    visitor,
    startPreview: (projectId) => previews.start(projectId, visitor),
    stopPreview: (projectId) => previews.stop(projectId),
    renewPreviewAddress: (projectId) => previews.renewAddress(projectId),
  });
}

export const clientLoader = ({ params, serverLoader }: ClientLoaderFunctionArgs) =>
  readUnlessOffline(params.id ?? "", () => serverLoader<typeof loader>());

/** The workspace reads what changes by itself; only another project is another page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.id !== nextParams.id;

export default function Workspace() {
  return (
    <WorkspacePage
      key={useParams().id}
      page={useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()}
      drawPlain={(of) => <PlainWorkspace {...of} />}
    />
  );
}
