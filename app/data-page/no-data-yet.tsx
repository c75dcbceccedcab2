import { AccountSection } from "~/account-page/account-section";
import { KIND_WORDS, kindOf } from "./kind-words";

/** What an app's code names and nobody has sent to yet; how an app comes to keep anything, when it names nothing. */
export function NoDataYet({ waiting }: { waiting: readonly string[] }) {
  if (waiting.length > 0) {
    return (
      <AccountSection
        id="waiting"
        title="Nothing sent yet"
        hint="The code names these; the first record makes them."
      >
        <ul className="account__rows" aria-label="Collections without records">
          {waiting.map((address) => (
            <li key={address} className="account__row">
              <div className="account__what">
                <code>{address}</code>
                <span className="account__detail muted">{KIND_WORDS[kindOf(address)]}</span>
              </div>
            </li>
          ))}
        </ul>
      </AccountSection>
    );
  }
  return (
    <AccountSection
      id="how"
      title="This app keeps nothing here"
      hint="What it keeps is in its visitors' browsers. A collection on the server is there for all of them, with nothing to set up."
    >
      <p>
        Ask a model for it in words, such as “a guest book that everybody reads”. Without one, say
        “everybody should see the same list” of an app that keeps a list. Or write the address into
        the code yourself:
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className="data-example" tabIndex={0}>
        <code>{`await fetch("@sayso/data/inbox/orders", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ name, address }),
});`}</code>
      </pre>
      <p>
        <a href="/docs/app-data">How it works, and who may do what</a>
      </p>
    </AccountSection>
  );
}
