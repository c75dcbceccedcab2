import { openRoom } from "./rooms/open-room";

// The page of a room is complete without this: it makes it live.
const room = document.querySelector<HTMLElement>("[data-room]");
if (room) openRoom(room);
