import { phonesPath, publishedPath } from "~/platform/urls";
import { FORMER_SLUGS } from "~/publishing/address-rules";
import { CopyButton } from "~/ui/copy-button";
import { Field } from "~/ui/field";
import { QrPicture } from "~/ui/qr-picture";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";
import { UnclaimedNote } from "./unclaimed-note";

interface PlaceSectionProps {
  share: Share;
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** Whether scripts run around it, which copying needs. */
  canCopy: boolean;
}

/** Where the app is: to copy, to scan, and to change. */
export function PlaceSection({ share, errors, typed, canCopy }: PlaceSectionProps) {
  const { id, places, code, slug, formerSlugs, visibility } = share;
  if (!places || !code || !slug) return null;
  return (
    <ShareSection id="share-address" title="Address">
      <div className="share__place">
        <dl className="share__places">
          <Place what="The app" address={places.app} canCopy={canCopy} />
          <Place what="Its page here" address={places.page} canCopy={canCopy} />
        </dl>
        <div className="share__code">
          <QrPicture code={code} label="The app's address as a QR code" />
          <p className="muted small">
            Scan it to open the app on a phone. <a href={phonesPath(id)}>Home screens and stores</a>
          </p>
        </div>
      </div>
      {visibility === "private" ? (
        <p className="muted small">
          Only you get in: by <a href={publishedPath(slug)}>its page here</a>, where you are signed
          in.
        </p>
      ) : null}
      {share.isTrial ? <UnclaimedNote /> : null}
      <details open={errors.slug !== undefined}>
        <summary>Change the address</summary>
        <div className="share__inside">
          <ActForm projectId={id} intent="move" submit="Change address">
            <Field
              label="New URL slug"
              name="slug"
              id="share-slug"
              hint={`The one it has now leads to the new one as long as you keep it. An app can have ${FORMER_SLUGS} former addresses.`}
              defaultValue={typed.slug ?? slug}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...(errors.slug ? { error: errors.slug } : {})}
            />
          </ActForm>
          {formerSlugs.length > 0 ? (
            <ul className="share__list">
              {formerSlugs.map((former) => (
                <li key={former}>
                  <span className="share__what">{publishedPath(former)} leads here</span>
                  <ActForm
                    projectId={id}
                    intent="forget"
                    hidden={{ slug: former }}
                    submit="Remove"
                    label={`Remove the former address ${former}`}
                  />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </details>
    </ShareSection>
  );
}

interface PlaceProps {
  what: string;
  address: string;
  canCopy: boolean;
}

function Place({ what, address, canCopy }: PlaceProps) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        <a href={address} target="_blank" rel="noopener">
          {address.replace(/^https?:\/\/|\/$/g, "")}
        </a>
        {canCopy ? (
          <CopyButton text={address} what={address}>
            Copy
          </CopyButton>
        ) : null}
      </dd>
    </div>
  );
}
