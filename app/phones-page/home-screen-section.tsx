import { AccountSection } from "~/account-page/account-section";
import type { PhoneAppState } from "~/phone-apps/phone-app.server";
import { sharePagePath } from "~/platform/urls";

/** How a published app comes onto a phone without a store. */
export function HomeScreenSection({ id, state }: { id: string; state: PhoneAppState }) {
  const { address, isThisMachines } = state;
  return (
    <AccountSection
      id="home-screen"
      title="On a home screen"
      hint="Without a store, at once: it opens in a window of its own."
    >
      {address ? (
        <>
          <p>
            Open <a href={address}>{address.replace(/^https?:\/\/|\/$/g, "")}</a> on the phone.{" "}
            <a href={`${sharePagePath(id)}#share-address`}>Share</a> has a code to scan.
          </p>
          {isThisMachines ? (
            <p>
              <strong>Only this machine reaches that address.</strong> Phones need a server that
              others reach.
            </p>
          ) : null}
          <ul className="phones__steps">
            <li>
              <strong>iPhone and iPad:</strong> press Share in Safari, then “Add to Home Screen”.
            </li>
            <li>
              <strong>Android:</strong> press the menu of the browser, then “Add to Home screen” or
              “Install app”.
            </li>
          </ul>
        </>
      ) : (
        <p>
          <a href={sharePagePath(id)}>Publish the app</a> first: it needs an address.
        </p>
      )}
    </AccountSection>
  );
}
