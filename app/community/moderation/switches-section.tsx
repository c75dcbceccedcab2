import { ReasonField } from "~/admin/audit/reason-field";
import { Button } from "~/ui/button";
import { FIRST_POSTS, NEWCOMER_HOURS, TRUSTED_LIKES } from "../standing/standing-limits";

/** What admins switch for the whole community. */
export function SwitchesSection({ holdFirstLinks }: { holdFirstLinks: boolean }) {
  return (
    <section className="admin__section" aria-labelledby="switches-title">
      <div className="stack">
        <h2 id="switches-title">New members</h2>
        <p className="muted">
          Somebody is new for {NEWCOMER_HOURS} hours, and until others liked what they wrote{" "}
          {TRUSTED_LIKES} times.
        </p>
      </div>
      <form method="post" className="stack">
        <input type="hidden" name="intent" value="switches" />
        <label className="admin__switch">
          <input
            type="checkbox"
            name="hold-first-links"
            value="on"
            defaultChecked={holdFirstLinks}
          />
          Their first {FIRST_POSTS} posts wait for a look when they have links
        </label>
        <ReasonField of="New members" id="switches" />
        <div className="button-row">
          <Button type="submit">Save</Button>
        </div>
      </form>
    </section>
  );
}
