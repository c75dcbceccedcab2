import { CardSection } from "./card-section";
import { ChangesSection } from "./changes-section";
import { LinksSection } from "./links-section";
import { OfflineSection } from "./offline-section";
import { PlaceSection } from "./place-section";
import { ReleasesSection } from "./releases-section";
import { RunSection } from "./run-section";
import type { Share } from "./share";
import { StateSection } from "./state-section";
import { VisibilitySection } from "./visibility-section";
import { VisitsSection } from "./visits-section";

interface ShareSectionsProps {
  share: Share;
  /** Whether scripts run around it, which copying needs. */
  canCopy?: boolean;
  /** Whether something around it asks again by itself how a publication goes. */
  isFollowed?: boolean;
  /** Whether something around it can draw the preview. */
  canDraw?: boolean;
  /** The publication that whoever looks has waited for. */
  awaited?: string | null;
  /** Of the form that was refused, by field. */
  refused?:
    | { intent: string; errors: Record<string, string>; typed: Record<string, string> }
    | undefined;
}

/** Everything of "Share": the page shows it, and the sheet of the workspace. */
export function ShareSections(props: ShareSectionsProps) {
  const { share, canCopy = false, isFollowed = false, canDraw = false, awaited, refused } = props;
  const errorsOf = (...intents: string[]) =>
    refused && intents.includes(refused.intent)
      ? { errors: refused.errors, typed: refused.typed }
      : { errors: {}, typed: {} };
  const wasPublished = share.slug !== null;
  const isGoing = share.run?.state === "publishing";
  // The page is shown again and again meanwhile: not under the hands of somebody who fills a form.
  if (isGoing) return <RunSection share={share} isFollowed={isFollowed} />;
  return (
    <div className="share">
      {refused ? null : <RunSection share={share} isFollowed={isFollowed} awaited={awaited} />}
      <StateSection share={share} {...errorsOf("publish")} />
      <ChangesSection share={share} />
      <PlaceSection share={share} canCopy={canCopy} {...errorsOf("move")} />
      <VisibilitySection share={share} />
      <OfflineSection share={share} />
      <CardSection share={share} canDraw={canDraw} {...errorsOf("describe", "picture")} />
      {wasPublished ? (
        <VisitsSection visits={share.visits} isLive={share.state === "live"} />
      ) : null}
      <ReleasesSection share={share} />
      <LinksSection share={share} error={errorsOf("link").errors.days} />
    </div>
  );
}
