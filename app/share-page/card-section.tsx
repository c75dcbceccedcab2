import { DESCRIPTION_LENGTH, NAME_LENGTH } from "~/projects/project-rules";
import { ProjectPicture } from "~/publishing/project-picture";
import { SCREENSHOT_HINT, SCREENSHOT_TYPES } from "~/publishing/screenshot-rules";
import { Field } from "~/ui/field";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";

interface CardSectionProps {
  share: Share;
  /** Whether something around it draws the preview and sends the picture, where `data-draw` is pressed. */
  canDraw: boolean;
  errors: Record<string, string>;
  typed: Record<string, string>;
}

/** What is said of pictures that are taken by themselves. */
const TAKING: Record<Share["taking"], string | null> = {
  off: null,
  never: "This server takes no pictures of apps by itself: cards show the one that you give.",
  later: "Without one of yours, a picture is taken once your app is published for others to see.",
  offered: "Without one of yours, each release gets a new picture of your app.",
  due: "A picture of your app is being taken. Look again in a minute.",
};

/** What cards, links and search results show of the app: its title, text and picture. */
export function CardSection({ share, canDraw, errors, typed }: CardSectionProps) {
  const { id, name, description, picture, taking, slug, proposedSlug } = share;
  const shown = { slug: slug ?? proposedSlug, name, screenshotKey: picture?.key ?? null };
  return (
    <ShareSection
      id="share-card"
      title="How it is shown"
      hint="On cards, in links and in searches."
    >
      <ActForm projectId={id} intent="describe" submit="Save">
        <Field
          label="Title"
          name="name"
          id="share-name"
          maxLength={NAME_LENGTH}
          required
          defaultValue={typed.name ?? name}
          {...(errors.name ? { error: errors.name } : {})}
        />
        <Field
          as="textarea"
          rows={3}
          label="Text"
          name="description"
          id="share-text"
          optional
          maxLength={DESCRIPTION_LENGTH}
          defaultValue={typed.description ?? description}
          {...(errors.description ? { error: errors.description } : {})}
        />
      </ActForm>
      <div className="share__picture">
        <div className="project-card__shot">
          <ProjectPicture project={shown} sizes="16rem" />
        </div>
        <div className="stack">
          <ActForm projectId={id} intent="picture" submit="Use this picture" hasFile>
            <Field
              label="Picture"
              name="screenshot"
              id="share-picture"
              type="file"
              accept={SCREENSHOT_TYPES}
              hint={SCREENSHOT_HINT}
              {...(errors.screenshot ? { error: errors.screenshot } : {})}
            />
          </ActForm>
          {TAKING[taking] ? <p className="muted small">{TAKING[taking]}</p> : null}
          <div className="button-row">
            {canDraw ? (
              <button type="button" className="button button--secondary button--small" data-draw>
                Use what the preview shows
              </button>
            ) : null}
            {taking === "offered" ? (
              <ActForm projectId={id} intent="take-picture" submit="Take a new picture" />
            ) : null}
            {picture ? (
              <ActForm projectId={id} intent="remove-picture" submit="Remove the picture" />
            ) : null}
          </div>
        </div>
      </div>
    </ShareSection>
  );
}
