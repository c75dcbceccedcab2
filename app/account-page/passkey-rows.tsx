import type { ListedPasskey } from "~/accounts/passkeys/passkeys.server";
import { accountPasskeysPath } from "~/platform/urls";
import { americanDay } from "~/platform/write-dates";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { IntentButton } from "./account-section";

/** The passkeys of an account, each a row, and the ways to have another. */
export function PasskeyRows({ passkeys }: { passkeys: readonly ListedPasskey[] }) {
  return (
    <>
      {passkeys.map((passkey) => (
        <li className="account__row" key={passkey.id}>
          <Icon name="key" />
          <span className="account__what">
            <strong>{passkey.name}</strong> <span className="badge">passkey</span>
            <span className="muted account__detail">{usesOf(passkey)}</span>
          </span>
          <IntentButton
            intent="remove-passkey"
            id={passkey.id}
            label={`Remove the passkey ${passkey.name}`}
          >
            Remove
          </IntentButton>
        </li>
      ))}
      <li className="account__row">
        <Icon name="key" />
        <span className="account__what">
          <strong>Passkey</strong>
          <span className="muted">
            {passkeys.length === 0 ? " none yet" : " one more, on another device"}
          </span>
        </span>
        {passkeys.length > 0 ? (
          <ButtonLink small variant="quiet" href={accountPasskeysPath}>
            Rename
          </ButtonLink>
        ) : null}
        <Button small data-passkey="add" className="needs-script">
          Add a passkey
        </Button>
      </li>
    </>
  );
}

/** "kept in several places, added Nov 22, 2026, last used Nov 22, 2026" */
export function usesOf({ isSynced, addedAt, usedAt }: ListedPasskey): string {
  const day = (iso: string) => americanDay(new Date(iso));
  return [
    isSynced ? "kept by your password manager" : "on one device",
    `added ${day(addedAt)}`,
    usedAt ? `last used ${day(usedAt)}` : "not used yet",
  ].join(", ");
}
