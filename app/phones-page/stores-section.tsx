import { AccountSection } from "~/account-page/account-section";
import { APP_ID_LENGTH } from "~/phone-apps/app-id";
import { APP_NAME_LENGTH } from "~/phone-apps/phone-app";
import type { PhoneAppState } from "~/phone-apps/phone-app.server";
import { sharePagePath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface StoresSectionProps {
  id: string;
  state: PhoneAppState;
  /** What the fields begin with: what was typed, or what is proposed. */
  values: { appId: string; name: string };
  errors: Record<string, string>;
}

/** Asks what an app is called on phones, and sends the package that its stores' tools take. */
export function StoresSection({ id, state, values, errors }: StoresSectionProps) {
  const errorOf = (name: string) => (errors[name] ? { error: errors[name] } : {});
  return (
    <AccountSection
      id="stores"
      title="In the stores"
      hint="A ZIP with the published app as a project of Capacitor, its icons and every step to Google Play and the App Store."
    >
      {state.obstacle ? (
        <p>
          {state.obstacle} <a href={sharePagePath(id)}>Share</a>
        </p>
      ) : (
        <form method="post" className="stack">
          <Field
            label="App id"
            name="appId"
            hint="Two or more words with dots between them, such as com.yourname.bakery. Nobody else’s app may have it, and once the app is in a store it stays."
            defaultValue={values.appId}
            maxLength={APP_ID_LENGTH}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...errorOf("appId")}
          />
          <Field
            label="Name below the icon"
            name="name"
            defaultValue={values.name}
            maxLength={APP_NAME_LENGTH}
            required
            autoComplete="off"
            {...errorOf("name")}
          />
          <div>
            <Button type="submit" variant="primary">
              Download for the stores
            </Button>
          </div>
        </form>
      )}
      <ul className="phones__steps muted small">
        <li>
          You need Node.js and Android Studio, or a Mac with Xcode, and an account of the store.
        </li>
        <li>It holds what is published, not what you have changed since.</li>
        {state.keepsRecords ? (
          <li>
            What the app keeps on the server stays here: phones ask for it at its address, which has
            to stay.
          </li>
        ) : null}
        {state.keepsRecords && state.isOutOfReach ? (
          <li>
            <strong>No phone reaches that address now.</strong> It takes one with https that others
            reach.
          </li>
        ) : null}
      </ul>
    </AccountSection>
  );
}
