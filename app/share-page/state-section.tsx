import { publishedPath } from "~/platform/urls";
import { SCREENSHOT_HINT, SCREENSHOT_TYPES } from "~/publishing/screenshot-rules";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";
import { UnclaimedNote } from "./unclaimed-note";

interface StateSectionProps {
  share: Share;
  errors: Record<string, string>;
  typed: Record<string, string>;
}

/** What is not live, why, and the way to publish it. */
export function StateSection({ share, errors, typed }: StateSectionProps) {
  const { id, state, slug, obstacle, isTrial, proposedSlug } = share;
  if (state === "taken-down") {
    return (
      <Notice kind="error" title="A moderator has taken this app offline">
        <p>Your project is as it was. What is shown below is kept until the app is back.</p>
      </Notice>
    );
  }
  if (state === "live") return null;
  return (
    <ShareSection
      id="share-publish"
      title={state === "offline" ? "Your app is offline" : "Publish it"}
      hint={
        state === "offline" && slug
          ? `${publishedPath(slug)} says that it is offline, and stays yours.`
          : "It gets an address of its own."
      }
    >
      {obstacle ? (
        <p className="muted">{obstacle}</p>
      ) : (
        <ActForm
          projectId={id}
          intent="publish"
          submit={state === "offline" ? "Publish again" : "Publish"}
          look={{ variant: "primary" }}
          hasFile
        >
          {/* It keeps the address that it has: that is changed once it is online. */}
          {slug ? null : (
            <Field
              label="URL slug"
              name="slug"
              id="share-publish-slug"
              required
              defaultValue={typed.slug ?? proposedSlug}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...(errors.slug ? { error: errors.slug } : {})}
            />
          )}
          {slug && errors.slug ? <p className="field__error">{errors.slug}</p> : null}
          {share.picture ? null : (
            <Field
              label="Screenshot"
              name="screenshot"
              id="share-publish-screenshot"
              type="file"
              accept={SCREENSHOT_TYPES}
              optional
              hint={`For cards and links. ${SCREENSHOT_HINT}`}
              {...(errors.screenshot ? { error: errors.screenshot } : {})}
            />
          )}
          {isTrial ? <UnclaimedNote /> : null}
        </ActForm>
      )}
    </ShareSection>
  );
}
