import { projectPath } from "~/platform/urls";
import { moment } from "~/platform/write-dates";
import type { ReleaseJson } from "~/publishing/releases/list-releases.server";
import { RELEASES_KEPT } from "~/publishing/releases/release-rules";
import { TimeAgo } from "~/ui/time-ago";
import { ActForm } from "./act-form";
import type { Share } from "./share";
import { ShareSection } from "./share-section";

/** What was published when, and the way back to it. */
export function ReleasesSection({ share }: { share: Share }) {
  const { id, releases, state } = share;
  if (releases.length === 0) return null;
  return (
    <ShareSection
      id="share-releases"
      title="Releases"
      hint={`The last ${RELEASES_KEPT} are kept. Returning to one takes no time, and changes none of your files.`}
    >
      <ul className="share__list">
        {releases.map((release) => (
          <li key={release.id}>
            <span className="share__what">
              <TimeAgo at={release.createdAt} />{" "}
              {release.isLive && state === "live" ? <span className="badge">Live</span> : null}
              <span className="muted small">{describe(release)}</span>
            </span>
            {release.comparedTo ? (
              <a
                className="small"
                href={comparedPath(id, release)}
                aria-label={`What changed with the release of ${moment(new Date(release.createdAt))} UTC`}
              >
                What changed
              </a>
            ) : null}
            {release.isLive || state !== "live" ? null : (
              <ActForm
                projectId={id}
                intent="return"
                hidden={{ releaseId: release.id }}
                submit="Return to it"
                label={`Return to it, the release of ${moment(new Date(release.createdAt))} UTC`}
              />
            )}
          </li>
        ))}
      </ul>
    </ShareSection>
  );
}

/** The files of a release beside those of the one before it. */
function comparedPath(projectId: string, { checkpointId, comparedTo }: ReleaseJson): string {
  const versions = new URLSearchParams({ from: comparedTo ?? "", to: checkpointId });
  return `${projectPath(projectId)}/compare?${versions}`;
}

function describe({ files, isOfAccount, returnedTo }: ReleaseJson): string {
  const count = files === 1 ? "1 file" : `${files} files`;
  const by = isOfAccount ? "by you" : "by your browser";
  return `${count}, ${by}${returnedTo ? ", returned to an earlier one" : ""}`;
}
