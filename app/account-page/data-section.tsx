import { accountExportPath, deleteAccountPath, privacyPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { AccountSection } from "./account-section";

/** What the person may do about what is stored: leave the counts, take it away, delete it. */
export function DataSection({ analyticsOff }: { analyticsOff: boolean }) {
  return (
    <AccountSection
      id="data"
      title="Your data"
      hint={
        <>
          What is stored, and for how long, is on the <a href={privacyPath}>privacy page</a>.
        </>
      }
    >
      <form method="post" className="stack">
        <input type="hidden" name="intent" value="analytics" />
        <label className="account__switch">
          <input type="checkbox" name="count" value="yes" defaultChecked={!analyticsOff} />
          Count my visits to published apps, without my name
        </label>
        <div className="button-row">
          <Button type="submit">Save choice</Button>
        </div>
      </form>
      <div className="button-row">
        <ButtonLink href={accountExportPath} download>
          Download everything (ZIP)
        </ButtonLink>
        <ButtonLink href={deleteAccountPath} variant="careful">
          Delete account…
        </ButtonLink>
      </div>
    </AccountSection>
  );
}
