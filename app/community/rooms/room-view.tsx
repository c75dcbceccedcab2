import type { ReactNode } from "react";
import type { PublicPerson } from "~/accounts/public-person";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import { liveRoomPath, roomsPath } from "~/platform/urls";
import { CommunityTabs } from "~/ui/community-page";
import type { FollowLevel } from "../notifications/follow-levels";
import { MessageList } from "./message-list";
import type { Present } from "./present.server";
import { RoomComposer, type RoomForm } from "./room-composer";
import { RoomHead } from "./room-head";
import { MESSAGE_DAYS } from "./room-limits";
import { RoomList, type RoomListEntry } from "./room-list";
import type { RoomMessageView } from "./room-message";
import type { ShownRoom } from "./shown-room";
import { UnsentTemplate } from "./unsent-message";

export interface RoomViewProps {
  rooms: readonly RoomListEntry[];
  room: ShownRoom;
  /** A page of them, in the order of their numbers. */
  messages: readonly RoomMessageView[];
  viewer: PublicPerson | null;
  /** Who has the room open. */
  present: Present;
  /** An entry of the viewer's that is not sent yet, rendered; null for a visitor. */
  unsentHtml: string | null;
  /** The page before this one, and after it: null where there is none. */
  olderPath: string | null;
  newerPath: string | null;
  /** The number of the first message that the viewer has not seen. */
  unreadFrom: number | null;
  /** What the viewer is told of this room; null for a visitor. */
  followLevel?: FollowLevel | null;
  form: RoomForm;
  /** Whether messages appear in a frame that does not end, without a script. */
  isLive: boolean;
  /** Further fields of the form. */
  children?: ReactNode;
}

/**
 * A room with its messages and the form, complete without a script. `app/enhance/rooms.ts` makes it
 * live, by the `data-` attributes.
 */
export function RoomView({ rooms, room, messages, viewer, children, ...shown }: RoomViewProps) {
  const { newerPath, isLive, followLevel = null, present, unsentHtml } = shown;
  return (
    <div className="page-width rooms-page">
      <CommunityTabs current={roomsPath} />
      <div className="rooms">
        <RoomList rooms={rooms} currentId={room.id} />
        <section
          className="room"
          aria-labelledby="room-title"
          data-room={isLive ? undefined : room.id}
          data-name={room.name}
          data-change={room.lastChange}
          data-viewer={viewer?.id ?? ""}
          data-viewer-name={viewer?.name}
          data-keep={viewer ? `${BROWSER_KEYS.room}${viewer.id}:${room.id}` : undefined}
          data-part={newerPath ? "" : undefined}
        >
          <RoomHead room={room} present={present} followLevel={followLevel} isLive={isLive} />
          {isLive ? (
            <iframe
              className="room__log"
              title={`Messages of ${room.name}, live`}
              src={liveRoomPath(room.id)}
            />
          ) : (
            <RoomLog messages={messages} viewer={viewer} {...shown} />
          )}
          <RoomComposer room={room} viewer={viewer} form={shown.form} isLive={isLive}>
            {children}
          </RoomComposer>
          {unsentHtml && !isLive ? <UnsentTemplate html={unsentHtml} /> : null}
        </section>
      </div>
    </div>
  );
}

type RoomLogProps = Pick<
  RoomViewProps,
  "messages" | "viewer" | "olderPath" | "newerPath" | "unreadFrom"
>;

function RoomLog({ messages, viewer, olderPath, newerPath, unreadFrom }: RoomLogProps) {
  return (
    <>
      {/* The order is turned around in the stylesheet, so that the newest is in sight at once. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys */}
      <div className="room__log" role="log" aria-label="Messages" tabIndex={0} data-log>
        <div className="room__messages">
          {messages.length > 0 ? (
            <a className="skip-link" href="#composer">
              Skip to the newest message
            </a>
          ) : null}
          {olderPath ? (
            <p className="room__older">
              <a href={olderPath} data-older>
                Older messages
              </a>
            </p>
          ) : (
            <p className="room__older muted small">
              This is the beginning. Messages are kept for {MESSAGE_DAYS} days.
            </p>
          )}
          {messages.length === 0 ? (
            <p className="room__empty" data-empty>
              Nobody has written here yet. Say hello!
            </p>
          ) : null}
          <MessageList messages={messages} viewerId={viewer?.id ?? null} unreadFrom={unreadFrom} />
          {newerPath ? (
            <p className="room__older">
              <a href={newerPath}>Newer messages</a>
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}
