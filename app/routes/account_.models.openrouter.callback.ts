import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/account-page/require-member.server";
import { addConnection } from "~/models/connections.server";
import { openRouterApi, openRouterKey } from "~/models/openrouter-sign-in.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { accountModelsPath, connectionPath } from "~/platform/urls";

/** Where OpenRouter leads back to: its code becomes a connection. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireMember(request, accountModelsPath);
  try {
    await context.countAct("connect-model");
    const key = await openRouterKey(user.id, new URL(request.url).searchParams);
    // Another address only for one under test.
    const baseUrl = env.OPENROUTER_URL ? openRouterApi() : undefined;
    const of = { kind: "openrouter", name: "OpenRouter", baseUrl, key } as const;
    const { id } = await addConnection(user.id, of);
    throw redirectWithFlash(connectionPath(id), {
      title: "OpenRouter is connected",
      description: "Pick the models that you want to choose from.",
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const flash = {
      title: "That did not work",
      description: error.message,
      kind: "error",
    } as const;
    throw redirectWithFlash(accountModelsPath, flash);
  }
}
