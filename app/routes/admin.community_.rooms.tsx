import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { AdminPage } from "~/admin-page/admin-page";
import { listAllRooms, manageRoom, roomIntentSchema } from "~/community/rooms/manage-rooms.server";
import { NewRoomForm, RoomForms, roomAnchor } from "~/community/rooms/rooms-form";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { adminCommunityPath, adminRoomsPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Chat rooms", path: adminRoomsPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { rooms: await listAllRooms() };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const sent = Object.fromEntries(await readForm(request));
  const text = (field: string) => String(sent[field] ?? "");
  try {
    const asked = checkShape(sent, roomIntentSchema);
    const done = await manageRoom(admin.id, asked);
    const at = asked.intent === "add" ? "" : `#${encodeURIComponent(roomAnchor(asked.id))}`;
    return redirectWithFlash(`${adminRoomsPath}${at}`, { title: done });
  } catch (error) {
    const { message, status } = toAppError(error);
    const typed = {
      id: text("id"),
      name: text("name"),
      description: text("description"),
      slowSeconds: text("slowSeconds"),
      reason: text("reason"),
      error: message,
    };
    return data(typed, { status });
  }
}

export default function AdminRooms() {
  const { rooms } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const frame = useRootData();
  const { flash } = frame;
  return (
    <AdminPage
      frame={flash?.at ? { ...frame, flash: null } : frame}
      title="Chat rooms"
      place={adminCommunityPath}
      aside={<a href={adminCommunityPath}>Community</a>}
    >
      {rooms.map((room, index) => (
        <RoomForms
          key={room.id}
          room={room}
          isFirst={index === 0}
          refused={refused?.id === room.id ? refused : null}
          flash={flash}
        />
      ))}
      <NewRoomForm refused={refused?.id === "" ? refused : null} />
    </AdminPage>
  );
}
