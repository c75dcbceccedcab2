import { accountPath, loginPathTo, moderatePath, personPath, reportPath } from "~/platform/urls";
import { month } from "~/platform/write-dates";
import { Button, ButtonLink } from "~/ui/button";
import { initialOf } from "~/ui/initial-of";
import type { ProfilePerson } from "./profile";

/** What whoever reads a profile has to do with the person. */
export interface ProfileReader {
  isMember: boolean;
  isSelf: boolean;
  /** They look after the community. */
  isAdmin: boolean;
  /** They want to read nothing of this person. */
  isBlocked: boolean;
}

interface ProfileHeadProps {
  person: ProfilePerson;
  reader: ProfileReader;
}

/** Who it is, since when, and what one can do about them. */
export function ProfileHead({ person, reader }: ProfileHeadProps) {
  const { name, imageUrl, memberSince, isAdmin, isBanned } = person;
  return (
    <header className="profile__head">
      {imageUrl ? (
        <img className="profile__picture" src={imageUrl} alt="" width="96" height="96" />
      ) : (
        <span className="profile__picture" aria-hidden="true">
          {initialOf(name)}
        </span>
      )}
      <div className="profile__who">
        <h1 className="profile__name" dir="auto">
          {name}
        </h1>
        <p className="muted">
          Member since <time dateTime={memberSince}>{month(new Date(memberSince))}</time>
          {isAdmin ? <span className="badge badge--accent">Admin</span> : null}
          {isBanned ? <span className="badge">Banned</span> : null}
        </p>
      </div>
      <Acts person={person} reader={reader} />
    </header>
  );
}

function Acts({ person: { id, name }, reader }: ProfileHeadProps) {
  if (reader.isSelf) {
    return (
      <div className="button-row">
        <ButtonLink small href={accountPath}>
          Edit profile
        </ButtonLink>
      </div>
    );
  }
  const subject = `person:${id}`;
  return (
    <div className="button-row">
      {reader.isMember ? (
        <form method="post">
          <input type="hidden" name="intent" value={reader.isBlocked ? "unblock" : "block"} />
          <Button
            type="submit"
            small
            variant="quiet"
            title={
              reader.isBlocked
                ? undefined
                : `Folds away what ${name} writes, and they can neither notify nor mention you. They are not told.`
            }
          >
            {reader.isBlocked ? "Unblock" : "Block"}
          </Button>
        </form>
      ) : (
        <ButtonLink small variant="quiet" href={loginPathTo(personPath(id))} rel="nofollow">
          Block
        </ButtonLink>
      )}
      <ButtonLink small variant="quiet" href={reportPath(subject)} rel="nofollow">
        Report
      </ButtonLink>
      {reader.isAdmin ? (
        <ButtonLink small href={moderatePath(subject)}>
          Moderate
        </ButtonLink>
      ) : null}
    </div>
  );
}
