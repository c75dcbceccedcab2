import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountSection } from "~/account-page/account-section";
import { requireMember } from "~/account-page/require-member.server";
import { findFormAct } from "~/http/limits/find-act.server";
import { toAppError } from "~/http/requests/error-response.server";
import { builtInModels } from "~/http/services/services.server";
import { ConnectForm } from "~/models/connect-form";
import { CONNECTION_KINDS } from "~/models/connection-kinds";
import { ConnectionList } from "~/models/connection-list";
import { addConnection, listConnections, removeConnection } from "~/models/connections.server";
import { listChoices } from "~/models/list-choices.server";
import { ModelSelect } from "~/models/model-select";
import { keepTriedChoice } from "~/models/try-choice.server";
import { env } from "~/platform/env.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { accountModelsPath, accountPath, connectionPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Your models", path: accountModelsPath, noindex: true });

const intentSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("connect"),
    kind: z.enum(CONNECTION_KINDS),
    key: z.string().max(1_000).default(""),
    baseUrl: z.string().max(1_000).default(""),
    name: z.string().max(60, "A name can have 60 characters at most.").default(""),
  }),
  z.object({ intent: z.literal("remove"), id: z.string().max(100) }),
  z.object({ intent: z.literal("use"), model: z.string().max(200) }),
]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireMember(request, accountModelsPath);
  const [connections, choices] = await Promise.all([
    listConnections(user.id),
    listChoices(await context.viewer(), builtInModels),
  ]);
  return { connections, choices, allowsPrivate: env.AI_ALLOW_PRIVATE_ADDRESSES };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireMember(request, accountModelsPath);
  const { key: _, ...typed } = Object.fromEntries(await readForm(request.clone()));
  try {
    const asked = checkShape(Object.fromEntries(await readForm(request)), intentSchema);
    const act = findFormAct(`/account/models ${asked.intent}`);
    if (act) await context.countAct(act);
    if (asked.intent === "connect") {
      const { id, name } = await addConnection(user.id, asked);
      return redirectWithFlash(connectionPath(id), {
        title: `${name} is connected`,
        description: "Pick the models that you want to choose from.",
      });
    }
    if (asked.intent === "remove") {
      const name = await removeConnection(user.id, asked.id);
      const description = "Its key and the models picked from it are deleted.";
      return redirectWithFlash(accountModelsPath, { title: `${name} was removed`, description });
    }
    await keepTriedChoice(await context.viewer(), asked.model, builtInModels);
    return redirectWithFlash(accountModelsPath, { title: "Your next messages go to this model" });
  } catch (error) {
    const { message, status, fields } = toAppError(error);
    const kept = Object.fromEntries(
      Object.entries(typed).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
    return data({ typed: kept, errors: fields ?? { "": message } }, { status });
  }
}

export default function AccountModels() {
  const { connections, choices, allowsPrivate } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page frame={useRootData()} path={accountModelsPath}>
      <div className="page-width account">
        <div>
          <BackLink href={accountPath}>Back to your account</BackLink>
          <h1>Your models</h1>
        </div>
        <ErrorSummary errors={refused?.errors} title="That did not work" />
        <AccountSection
          id="answers"
          title="Who answers"
          hint="Your next messages, in every project and browser of yours."
        >
          <form method="post" className="model-search">
            <ModelSelect choices={choices} name="model" className="input" />
            <Button type="submit" name="intent" value="use">
              Use this model
            </Button>
          </form>
        </AccountSection>
        <AccountSection
          id="connections"
          title="Connected"
          hint="What answers through these is between you and the provider; it counts towards no limit here."
        >
          <ConnectionList connections={connections} />
        </AccountSection>
        <AccountSection
          id="connect"
          title="Connect a model"
          hint="A key of your own, OpenRouter's sign-in, or the address of a server."
        >
          <ConnectForm
            typed={refused?.typed ?? {}}
            errors={refused?.errors ?? {}}
            allowsPrivate={allowsPrivate}
          />
        </AccountSection>
      </div>
    </Page>
  );
}
