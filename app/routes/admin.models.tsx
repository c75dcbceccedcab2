import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { AdminPage } from "~/admin-page/admin-page";
import { toAppError } from "~/http/requests/error-response.server";
import { builtInModels } from "~/http/services/services.server";
import { defaultChoice } from "~/models/choose-model.server";
import { readSetTokens } from "~/models/daily-tokens.server";
import { manageModels, manageModelsSchema } from "~/models/manage-models.server";
import { ENVIRONMENT_CHOICE, STARTER_CHOICE } from "~/models/model-choices";
import { NewServerModelForm, ServerModelForms } from "~/models/server-model-forms";
import { listServerModels } from "~/models/server-models.server";
import { tryServerModel } from "~/models/test-call.server";
import { TokenLimitsForm } from "~/models/token-limits-form";
import { env } from "~/platform/env.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { adminModelsPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import adminStyles from "~/styles/admin.css";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: adminStyles },
  { rel: "stylesheet", href: accountStyles },
];

export const meta = pageMeta({ title: "Models", path: adminModelsPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const usual = await defaultChoice(builtInModels);
  const { label, kind } = builtInModels.environment;
  return {
    models: await listServerModels(),
    tokens: await readSetTokens(),
    usualTokens: {
      visitors: env.TRIAL_TOKENS_PER_DAY,
      members: env.MEMBER_TOKENS_PER_DAY ?? null,
    },
    environment: {
      label,
      isModel: kind === "model",
      isDefault: usual === ENVIRONMENT_CHOICE || usual === STARTER_CHOICE,
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const { key, ...sent } = Object.fromEntries(await readForm(request));
  try {
    if (sent.intent === "try") {
      const told = await tryServerModel(admin.id, String(sent.id ?? ""), builtInModels);
      return redirectWithFlash(adminModelsPath, { title: told.slice(0, 200) });
    }
    const done = await manageModels(admin.id, checkShape({ ...sent, key }, manageModelsSchema));
    return redirectWithFlash(adminModelsPath, { title: done });
  } catch (error) {
    const { message, status, fields } = toAppError(error);
    const typed = Object.fromEntries(
      Object.entries(sent).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
    return data({ id: typed.id ?? "", typed, errors: fields ?? { "": message } }, { status });
  }
}

export default function AdminModels() {
  const { models, tokens, usualTokens, environment } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const intent = refused?.typed.intent;
  const limits = {
    visitors: String(tokens.visitors ?? ""),
    members: String(tokens.members ?? ""),
  };
  return (
    <AdminPage frame={useRootData()} title="Models" place={adminModelsPath}>
      <ErrorSummary
        title={intent === "try" ? "The test call failed" : "Nothing was changed"}
        errors={refused ? { "": String(Object.values(refused.errors)[0] ?? "") } : null}
      />
      <section className="admin__section" aria-label={environment.label}>
        <div className="admin__title">
          <h2>
            <bdi>{environment.label}</bdi>{" "}
            {environment.isDefault ? <span className="badge badge--accent">default</span> : null}
          </h2>
          {environment.isDefault ? null : (
            <form method="post">
              <Button type="submit" name="intent" value="environment" small>
                Make default
              </Button>
            </form>
          )}
        </div>
        <p className="muted">
          {environment.isModel ? (
            <>
              From the environment of this server: <code>AI_PROVIDER</code>, <code>AI_MODEL</code>{" "}
              and what goes with them. Change it there, and start again.
            </>
          ) : (
            <>
              The environment names no model. Add one here, or set <code>AI_PROVIDER</code>,{" "}
              <code>AI_BASE_URL</code>, <code>AI_API_KEY</code> and <code>AI_MODEL</code> and start
              again.
            </>
          )}
        </p>
      </section>
      {models.map((model) => (
        <ServerModelForms
          key={model.id}
          model={model}
          refused={intent === "change" && refused?.id === model.id ? refused : null}
        />
      ))}
      <NewServerModelForm refused={intent === "add" ? refused : null} />
      <TokenLimitsForm
        values={intent === "budgets" && refused ? { ...limits, ...refused.typed } : limits}
        errors={intent === "budgets" && refused ? refused.errors : {}}
        usual={usualTokens}
      />
    </AdminPage>
  );
}
