import { HumanCheck } from "~/community/writing/human-check";
import { roomPath } from "~/platform/urls";
import { START_BUILDING } from "~/ui/community-page";
import { Page, type PageFrame } from "~/ui/page";
import { RoomView, type RoomViewProps } from "./room-view";

interface RoomPageProps {
  /** What the root loader knows: `useRootData()`. */
  frame: PageFrame;
  /** What `readRoomPage` gave, with the token of a form that is shown now. */
  shown: Omit<RoomViewProps, "children"> & { humanToken: string };
}

/** The whole page of a room. */
export function RoomPage({ frame, shown: { humanToken, ...shown } }: RoomPageProps) {
  return (
    <Page frame={frame} path={roomPath(shown.room.id)} start={START_BUILDING}>
      <RoomView {...shown}>
        <HumanCheck token={humanToken} />
      </RoomView>
    </Page>
  );
}
