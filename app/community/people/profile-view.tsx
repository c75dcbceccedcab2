import type { ReactNode } from "react";
import { personPath } from "~/platform/urls";
import { ShowcaseCards } from "~/publishing/showcase-card";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PostRows } from "./post-rows";
import { PROFILE_PARTS, type ProfilePage, type ProfilePart, type ProfileShown } from "./profile";
import { ProfileHead, type ProfileReader } from "./profile-head";

interface ProfileViewProps extends ProfileShown {
  reader: ProfileReader;
}

/** A profile: who it is, what they have published, what they have written. */
export function ProfileView({ person, part, apps, threads, replies, reader }: ProfileViewProps) {
  const lists = [
    apps?.rows.length ? (
      <Part key="apps" personId={person.id} name="apps" shown={part} list={apps}>
        <ShowcaseCards projects={apps.rows} />
      </Part>
    ) : null,
    threads?.rows.length ? (
      <Part key="threads" personId={person.id} name="threads" shown={part} list={threads}>
        <PostRows posts={threads.rows} />
      </Part>
    ) : null,
    replies?.rows.length ? (
      <Part key="replies" personId={person.id} name="replies" shown={part} list={replies}>
        <PostRows posts={replies.rows} />
      </Part>
    ) : null,
  ].filter(Boolean);
  return (
    <div className="page-width profile">
      <ProfileHead person={person} reader={reader} />
      {reader.isBlocked ? (
        <p className="muted">
          You have blocked this person, so what they made and wrote is not shown here.
        </p>
      ) : lists.length > 0 ? (
        lists
      ) : (
        <EmptyState icon="person" title="Nothing here yet">
          <p>
            What {reader.isSelf ? "you publish and write" : "they publish and write"} is shown here.
          </p>
        </EmptyState>
      )}
    </div>
  );
}

interface PartProps {
  personId: string;
  name: ProfilePart;
  /** The one list that the page shows; null for the beginnings of all. */
  shown: ProfilePart | null;
  list: ProfilePage<unknown>;
  children: ReactNode;
}

function Part({ personId, name, shown, list, children }: PartProps) {
  const path = `${personPath(personId)}?show=${name}`;
  return (
    <section className="profile__part" aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`}>{PROFILE_PARTS[name]}</h2>
      {children}
      <p className="button-row">
        {shown ? (
          <ButtonLink variant="quiet" href={personPath(personId)}>
            All of the profile
          </ButtonLink>
        ) : null}
        {list.next ? (
          <ButtonLink href={shown ? `${path}&before=${list.next}` : path}>
            {shown ? "Older" : "Show more"}
          </ButtonLink>
        ) : null}
      </p>
    </section>
  );
}
