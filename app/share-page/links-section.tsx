import { longDay, moment } from "~/platform/write-dates";
import { LINK_DAYS } from "~/sites/previews/preview-link";
import { Field } from "~/ui/field";
import { TimeAgo } from "~/ui/time-ago";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";
import { SignInLink } from "./unclaimed-note";

/** Links by which others see the preview, before anything is published. */
export function LinksSection({ share, error }: { share: Share; error?: string | undefined }) {
  const { id, links, isTrial } = share;
  return (
    <ShareSection
      id="share-links"
      title="Preview links"
      hint="Whoever has such a link sees the app as you are working on it, until its day."
    >
      {isTrial ? (
        <p className="muted">
          The preview of a trial stays in its browser. <SignInLink>Sign in</SignInLink> and move the
          project into your account to share it before it is published.
        </p>
      ) : (
        <ActForm projectId={id} intent="link" submit="Make a link">
          <Field
            as="select"
            label="Works for"
            name="days"
            id="share-days"
            defaultValue="7"
            {...(error ? { error } : {})}
          >
            {LINK_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? "1 day" : `${days} days`}
              </option>
            ))}
          </Field>
        </ActForm>
      )}
      {links.length > 0 ? (
        <ul className="share__list">
          {links.map((link) => (
            <li key={link.id}>
              <span className="share__what">
                Until {longDay(new Date(link.endsAt))}
                <span className="muted small">
                  made <TimeAgo at={link.createdAt} />
                </span>
              </span>
              <ActForm
                projectId={id}
                intent="end-link"
                hidden={{ linkId: link.id }}
                submit="End it"
                label={`End it, the link until ${longDay(new Date(link.endsAt))} of ${moment(new Date(link.createdAt))} UTC`}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </ShareSection>
  );
}
