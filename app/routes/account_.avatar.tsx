import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountStep } from "~/account-page/account-step";
import { AvatarForm } from "~/account-page/avatar-form";
import { requireMember } from "~/account-page/require-member.server";
import { avatars } from "~/http/services/services.server";
import { AppError } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { accountAvatarPath, accountPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Picture", path: accountAvatarPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const { imageUrl } = await requireMember(request, accountAvatarPath);
  return { imageUrl };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireMember(request, accountAvatarPath);
  const refuse = (picture: string) => data({ errors: { picture } }, { status: 400 });
  const form = await readForm(request);
  if (form.get("intent") === "remove") {
    await avatars.remove(id);
    return redirectWithFlash(accountPath, { title: "Your picture was removed" });
  }
  const file = form.get("picture");
  if (!(file instanceof File) || file.size === 0) return refuse("Please choose a picture.");
  try {
    await avatars.replace(id, new Uint8Array(await file.arrayBuffer()));
    return redirectWithFlash(accountPath, { title: "Your picture was saved" });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    return refuse(error.message);
  }
}

/** The form of the account page on its own: where a picture that was refused is told so. */
export default function Avatar() {
  const { imageUrl } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AccountStep title="Your picture" errors={refused?.errors}>
      <AvatarForm imageUrl={imageUrl} error={refused?.errors.picture} />
    </AccountStep>
  );
}
