import { mailLoginPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { EmailField } from "./email-field";

interface MailLinkFormProps {
  returnTo: string;
  /** What was typed when the form was refused. */
  email?: string;
  error?: string | undefined;
}

/** Asks for a link by mail; whoever is new gets an account by it. */
export function MailLinkForm({ returnTo, email = "", error }: MailLinkFormProps) {
  return (
    <form method="post" action={mailLoginPath} className="stack">
      <input type="hidden" name="returnTo" value={returnTo} />
      <EmailField typed={email} error={error} />
      <Button type="submit" wide>
        Email me a link
      </Button>
    </form>
  );
}
