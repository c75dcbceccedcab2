import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireMember } from "~/account-page/require-member.server";
import { productOrigin } from "~/accounts/product-origin.server";
import { openRouterAddress } from "~/models/openrouter-sign-in.server";
import { accountModelsPath } from "~/platform/urls";

/** Leads to OpenRouter, which asks the person and leads back with a code. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireMember(request, accountModelsPath);
  throw redirect(openRouterAddress(user.id, productOrigin(request)), {
    headers: { "Cache-Control": "no-store" },
  });
}
