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
import { keepChoice, readChoice } from "~/models/choose-model.server";
import {
  changePicked,
  listPicked,
  pickModel,
  removePicked,
} from "~/models/connected-models.server";
import { describe } from "~/models/connection-list";
import { openConnection, replaceKey } from "~/models/connections.server";
import { listProviderModels, searchModels } from "~/models/kept-lists.server";
import { settingFields } from "~/models/model-settings";
import { OfferedModels } from "~/models/offered-models";
import { PickedModels } from "~/models/picked-models";
import { keepTriedChoice } from "~/models/try-choice.server";
import { AppError } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { accountModelsPath, connectionPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

/** Models shown at once: a page that is read, not scrolled. */
const SHOWN = 50;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Models of a connection", noindex: true });

const id = z.string().min(1).max(100);
const intentSchema = z.object({ intent: z.enum(["pick", "key", "use", "remove", "change"]) });
const settingsSchema = z.object({ id, ...settingFields });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const connectionId = params.id ?? "";
  const user = await requireMember(request, connectionPath(connectionId));
  const { key, ...connection } = await openOr404(user.id, connectionId);
  const search = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200);
  const [picked, chosen, offered] = await Promise.all([
    listPicked(user.id, connectionId),
    readChoice(await context.viewer()),
    connection.isKeyLost ? [] : listProviderModels({ key, ...connection }).catch(toProblem),
  ]);
  const models = Array.isArray(offered) ? offered : [];
  const found = searchModels(models, search);
  return {
    ...{ connection, picked, search },
    chosen: chosen ?? "",
    found: found.slice(0, SHOWN),
    count: found.length,
    all: models.length,
    problem: Array.isArray(offered) ? null : offered.problem,
  };
}

/** Somebody else's is as one that is not there. */
async function openOr404(userId: string, connectionId: string) {
  return openConnection(userId, connectionId).catch((error) => {
    if (error instanceof AppError && error.status === 404)
      throw new Response(null, { status: 404 });
    throw error;
  });
}

function toProblem(error: unknown) {
  if (!(error instanceof AppError)) throw error;
  return { problem: error.message };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const connectionId = params.id ?? "";
  const here = connectionPath(connectionId);
  const user = await requireMember(request, here);
  const form = await readForm(request);
  const typed = Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "key",
    ),
  );
  try {
    const { intent } = checkShape(Object.fromEntries(form), intentSchema);
    const act = findFormAct(`/account/models/:id ${intent}`);
    if (act) await context.countAct(act);
    switch (intent) {
      case "pick": {
        const picked = await pickModel(user.id, connectionId, typed.model ?? "");
        await keepChoice(await context.viewer(), `own:${picked}`);
        const description = "It answers your next messages; choose another one any time.";
        return redirectWithFlash(here, { title: `${typed.model} was picked`, description });
      }
      case "key":
        await replaceKey(user.id, connectionId, String(form.get("key") ?? ""));
        return redirectWithFlash(here, { title: "The new key was saved" });
      case "use":
        await keepTriedChoice(await context.viewer(), `own:${typed.id}`, builtInModels);
        return redirectWithFlash(here, { title: "Your next messages go to this model" });
      case "remove":
        await removePicked(user.id, typed.id ?? "");
        return redirectWithFlash(here, { title: "The model was removed" });
      case "change": {
        const { id: model, ...settings } = checkFields(form, settingsSchema);
        await changePicked(user.id, model, settings);
        return redirectWithFlash(here, { title: "The model was saved" });
      }
    }
  } catch (error) {
    const { message, status, fields } = toAppError(error);
    return data({ typed, errors: fields ?? { "": message } }, { status });
  }
}

export default function ConnectionModels() {
  const { connection, picked, chosen, search, ...offered } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { name, keyEnd, isKeyLost } = connection;
  const isNameRefused = refused?.errors.model !== undefined;
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <BackLink href={accountModelsPath}>Back to your models</BackLink>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p className={isKeyLost ? "notice notice--error" : "muted"}>{describe(connection)}</p>
        </div>
        <ErrorSummary errors={refused?.errors} title="That did not work" />
        <AccountSection
          id="picked"
          title="Picked models"
          hint="They can be chosen below the composer of every project."
        >
          <PickedModels
            models={picked}
            chosen={chosen}
            refused={refused?.typed.id ? { id: refused.typed.id, ...refused } : null}
          />
        </AccountSection>
        <AccountSection id="offered" title="What it offers" hint="As the provider tells it.">
          <OfferedModels
            {...offered}
            search={search}
            picked={new Set(picked.map(({ model }) => model))}
            refused={
              refused && isNameRefused
                ? { typed: refused.typed.model ?? "", error: refused.errors.model ?? "" }
                : null
            }
          />
        </AccountSection>
        <AccountSection
          id="key-section"
          title="Key"
          hint="The one that is stored is never shown again."
        >
          <form method="post" className="stack">
            <input type="hidden" name="intent" value="key" />
            <Field
              label={keyEnd === null ? "Key" : "New key"}
              name="key"
              type="password"
              autoComplete="off"
              {...(refused?.errors.key ? { error: refused.errors.key } : {})}
            />
            <div className="button-row">
              <Button type="submit">Save key</Button>
            </div>
          </form>
        </AccountSection>
      </div>
    </Page>
  );
}
