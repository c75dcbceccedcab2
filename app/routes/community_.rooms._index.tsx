import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RoomPage } from "~/community/rooms/room-page";
import { readRoomAddress, readRoomPage } from "~/community/rooms/room-page-data.server";
import { listRooms } from "~/community/rooms/rooms.server";
import { issueHumanToken } from "~/community/writing/human-check.server";
import { isLoadedAhead } from "~/http/requests/loaded-ahead";
import { roomsPath } from "~/platform/urls";
import roomStyles from "~/styles/rooms.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: roomStyles, scripts: ["rooms"] };

export const meta = pageMeta({
  title: "Chat Rooms",
  description: "Talk with other people who build: questions, fresh apps, whatever is on your mind.",
  path: roomsPath,
});

/** The first room is the one that is shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [first] = await listRooms();
  const asked = readRoomAddress(new URL(request.url).searchParams);
  const isSeen = !isLoadedAhead((name) => request.headers.get(name));
  const shown = await readRoomPage(await context.viewer(), first?.id ?? "", asked, { isSeen });
  if (!shown) throw new Response(null, { status: 404 });
  return { ...shown, humanToken: issueHumanToken() };
}

export default function Rooms() {
  return <RoomPage frame={useRootData()} shown={useLoaderData<typeof loader>()} />;
}
