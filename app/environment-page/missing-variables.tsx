import { AccountSection } from "~/account-page/account-section";
import type { UsedName } from "~/projects/environment/used-name";
import { ButtonLink } from "~/ui/button";

/** What the app's sources read and nobody has set. */
export function MissingVariables({ missing }: { missing: readonly UsedName[] }) {
  if (missing.length === 0) return null;
  return (
    <AccountSection
      id="missing"
      title="Asked for, and not set"
      hint="The app's sources read these. Until they are set, they are undefined there."
    >
      <ul className="account__rows">
        {missing.map(({ name, path }) => (
          <li key={name} className="account__row">
            <div className="account__what">
              <code>{name}</code>
              <span className="account__detail muted">in {path}</span>
            </div>
            <ButtonLink
              href={`?name=${encodeURIComponent(name)}#add`}
              small
              aria-label={`Set ${name}`}
            >
              Set
            </ButtonLink>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
