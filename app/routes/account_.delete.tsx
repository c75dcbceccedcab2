import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountStep } from "~/account-page/account-step";
import { requireMember } from "~/account-page/require-member.server";
import { deletePerson } from "~/accounts/deletion.server";
import { endSession } from "~/accounts/sessions.server";
import { dropPictures } from "~/community/writing/stored-pictures.server";
import { toAppError } from "~/http/requests/error-response.server";
import { avatars } from "~/http/services/services.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { storage } from "~/platform/storage.server";
import { accountExportPath, accountPath, deleteAccountPath } from "~/platform/urls";
import { HOLD_DAYS } from "~/publishing/address-hold";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { pageMeta } from "~/ui/page-meta";
import { dropUploads } from "~/uploads/stored-uploads.server";

/** What has to be typed: nobody writes it by accident. */
const CONFIRMATION = "DELETE";

export const meta = pageMeta({ title: "Delete account", path: deleteAccountPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const { name } = await requireMember(request, deleteAccountPath);
  return { name };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireMember(request, deleteAccountPath);
  const typed = String((await readForm(request)).get("confirmation") ?? "");
  const refuse = (confirmation: string, status: number) =>
    data({ typed, errors: { confirmation } }, { status });
  try {
    await context.countAct("change-account");
  } catch (error) {
    const { message, status } = toAppError(error);
    return refuse(message, status);
  }
  if (typed.trim().toUpperCase() !== CONFIRMATION) {
    return refuse(`Please type ${CONFIRMATION} to delete the account.`, 400);
  }
  await deletePerson(user.id, async (id) => {
    await Promise.all([dropUploads(storage, id), dropPictures(storage, id), avatars.dropAll(id)]);
  });
  const headers = new Headers({ "Set-Cookie": await endSession(request) });
  const flash = { title: "Your account was deleted", description: "Nothing of it is left here." };
  return redirectWithFlash("/", flash, headers);
}

export default function DeleteAccount() {
  const { name } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AccountStep title="Delete your account?" errors={refused?.errors}>
      <p>
        Everything of <strong>{name}</strong> goes at once and for good: projects with their files,
        conversations and history, published apps, uploads, ways to log in and logins in every
        browser. Nobody else gets the addresses of your apps within {HOLD_DAYS} days.{" "}
        <a href={accountExportPath}>Download everything</a> first if you may want it again.
      </p>
      <form method="post" className="stack">
        <Field
          label={`Type ${CONFIRMATION} to confirm`}
          name="confirmation"
          autoComplete="off"
          defaultValue={refused?.typed ?? ""}
          {...(refused ? { error: refused.errors.confirmation } : {})}
        />
        <div className="button-row">
          <Button type="submit" variant="danger">
            Delete account
          </Button>
          <ButtonLink href={accountPath}>Keep it</ButtonLink>
        </div>
      </form>
    </AccountStep>
  );
}
