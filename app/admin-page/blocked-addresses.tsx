import type { BlockedAddress } from "~/admin/apps/blocked-addresses.server";
import { TimeAgo } from "~/ui/time-ago";
import { ActForm, type RefusedAct } from "./act-form";
import { AdminSection } from "./admin-section";

interface BlockedAddressesProps {
  addresses: readonly BlockedAddress[];
  /** Where the forms are sent. */
  action: string;
  refused: RefusedAct | null;
}

/** Addresses that stay blocked although the app that was taken down there is gone, each with a form. */
export function BlockedAddresses({ addresses, action, refused }: BlockedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <AdminSection
      title="Blocked addresses"
      note="The app that was taken down there was deleted. Nobody can publish there until you free it."
    >
      {addresses.map(({ slug, reason, since }) => (
        <div className="stack" key={slug}>
          <p>
            <bdi>{slug}</bdi>
            <br />
            <span className="small muted">
              {reason} · <TimeAgo at={since} />
            </span>
          </p>
          <ActForm
            intent="free"
            action={action}
            of={slug}
            fields={{ slug }}
            label={`Free ${slug}`}
            refused={refused}
          />
        </div>
      ))}
    </AdminSection>
  );
}
