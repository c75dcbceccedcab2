import { accountEmailPath, recoveryCodesPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface MailRowProps {
  email: string | null;
  emailVerified: boolean;
}

/** The mailed link as a way in, where mails are sent. */
export function MailRow({ email, emailVerified }: MailRowProps) {
  const isOpen = email !== null && emailVerified;
  return (
    <li className="account__row">
      <Icon name="mail" />
      <span className="account__what">
        <strong>Mailed link</strong>
        <span className="muted"> {isOpen ? `to ${email}` : "needs a confirmed email"}</span>
      </span>
      {isOpen ? null : (
        <ButtonLink small href={accountEmailPath}>
          {email ? "Confirm email" : "Add email"}
        </ButtonLink>
      )}
    </li>
  );
}

/** The codes for whoever has lost every other way in. */
export function RecoveryRow({ left }: { left: number }) {
  return (
    <li className="account__row">
      <Icon name="file" />
      <span className="account__what">
        <strong>Recovery codes</strong>
        <span className="muted"> {left === 0 ? "none" : `${left} left`}</span>
        <span className="muted account__detail">For when you have lost everything above.</span>
      </span>
      <ButtonLink small href={recoveryCodesPath}>
        {left === 0 ? "Make codes" : "Make new codes"}
      </ButtonLink>
    </li>
  );
}
