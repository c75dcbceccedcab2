interface PersonBadgesProps {
  isAdmin: boolean;
  isBanned: boolean;
  isMuted: boolean;
}

/** How somebody stands, where that is not as most people do. */
export function PersonBadges({ isAdmin, isBanned, isMuted }: PersonBadgesProps) {
  return (
    <>
      {isAdmin ? <span className="badge badge--accent">admin</span> : null}{" "}
      {isBanned ? <span className="badge badge--warning">banned</span> : null}{" "}
      {isMuted ? <span className="badge badge--warning">muted</span> : null}
    </>
  );
}
