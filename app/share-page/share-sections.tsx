import { CardSection } from "./card-section";
import { LinksSection } from "./links-section";
import { OfflineSection } from "./offline-section";
import { PlaceSection } from "./place-section";
import { ReleasesSection } from "./releases-section";
import type { Share } from "./share";
import { StateSection } from "./state-section";
import { VisibilitySection } from "./visibility-section";
import { VisitsSection } from "./visits-section";

interface ShareSectionsProps {
  share: Share;
  /** Whether something around it puts on the clipboard what `data-copy` says. */
  canCopy?: boolean;
  /** Of the form that was refused, by field. */
  refused?:
    | { intent: string; errors: Record<string, string>; typed: Record<string, string> }
    | undefined;
}

/** Everything of "Share": the page shows it, and the sheet of the workspace. */
export function ShareSections({ share, canCopy = false, refused }: ShareSectionsProps) {
  const errorsOf = (...intents: string[]) =>
    refused && intents.includes(refused.intent)
      ? { errors: refused.errors, typed: refused.typed }
      : { errors: {}, typed: {} };
  const wasPublished = share.slug !== null;
  return (
    <div className="share">
      <StateSection share={share} {...errorsOf("publish")} />
      <PlaceSection share={share} canCopy={canCopy} {...errorsOf("move")} />
      <VisibilitySection share={share} />
      <CardSection share={share} {...errorsOf("describe", "picture")} />
      {wasPublished ? <VisitsSection visits={share.visits} /> : null}
      <ReleasesSection share={share} />
      <LinksSection share={share} error={errorsOf("link").errors.days} />
      <OfflineSection share={share} />
    </div>
  );
}
