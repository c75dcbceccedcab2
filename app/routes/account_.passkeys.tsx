import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountStep } from "~/account-page/account-step";
import { usesOf } from "~/account-page/passkey-rows";
import { requireMember } from "~/account-page/require-member.server";
import { passkeyNameSchema } from "~/accounts/passkeys/passkey-schema";
import { listPasskeys, renamePasskey } from "~/accounts/passkeys/passkeys.server";
import { PERSON_NAME_LENGTH } from "~/accounts/user";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { accountPasskeysPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Your passkeys", path: accountPasskeysPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireMember(request, accountPasskeysPath);
  return { passkeys: await listPasskeys(user.id) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireMember(request, accountPasskeysPath);
  const form = await readForm(request);
  const id = String(form.get("id") ?? "");
  const typed = String(form.get("name") ?? "");
  const refuse = (message: string, status: number) =>
    data({ id, typed, errors: { [fieldOf(id)]: message } }, { status });
  const parsed = passkeyNameSchema.safeParse(typed);
  if (!parsed.success) {
    return refuse(parsed.error.issues[0]?.message ?? "Please use another name.", 400);
  }
  try {
    await context.countAct("change-account");
  } catch (error) {
    const { message, status } = toAppError(error);
    return refuse(message, status);
  }
  await renamePasskey(user.id, id, parsed.data);
  return redirectWithFlash(accountPasskeysPath, { title: "The name was saved" });
}

export default function Passkeys() {
  const { passkeys } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AccountStep title="Your passkeys" errors={refused?.errors}>
      <p className="muted">Give them names by which you know the devices they are on.</p>
      {passkeys.map((passkey) => {
        const isRefused = refused?.id === passkey.id;
        return (
          <form method="post" className="stack" key={passkey.id}>
            <input type="hidden" name="id" value={passkey.id} />
            <Field
              label="Name"
              id={fieldOf(passkey.id)}
              name="name"
              autoComplete="off"
              required
              maxLength={PERSON_NAME_LENGTH}
              hint={usesOf(passkey)}
              defaultValue={isRefused ? refused.typed : passkey.name}
              {...(isRefused ? { error: refused.errors[fieldOf(passkey.id)] ?? "" } : {})}
            />
            <div className="button-row">
              <Button type="submit" aria-label={`Save the name of ${passkey.name}`}>
                Save name
              </Button>
            </div>
          </form>
        );
      })}
      {passkeys.length === 0 ? <p>There is none yet.</p> : null}
      <div className="button-row">
        <Button data-passkey="add" className="needs-script">
          Add a passkey
        </Button>
      </div>
    </AccountStep>
  );
}

/** The control of one passkey: several forms of the page have a name. */
function fieldOf(id: string): string {
  return `name-${id}`;
}
