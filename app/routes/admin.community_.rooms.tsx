import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listAllRooms, manageRoom, roomIntentSchema } from "~/community/rooms/manage-rooms.server";
import { NewRoomForm, RoomForms } from "~/community/rooms/rooms-form";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { adminCommunityPath, adminRoomsPath } from "~/platform/urls";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Chat rooms", path: adminRoomsPath, noindex: true });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return { rooms: await listAllRooms() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(context);
  const sent = Object.fromEntries(await readForm(request));
  const text = (field: string) => String(sent[field] ?? "");
  try {
    const done = await manageRoom(checkShape(sent, roomIntentSchema));
    return redirectWithFlash(adminRoomsPath, { title: done });
  } catch (error) {
    const { message, status } = toAppError(error);
    const typed = {
      id: text("id"),
      name: text("name"),
      description: text("description"),
      slowSeconds: text("slowSeconds"),
      error: message,
    };
    return data(typed, { status });
  }
}

/** To everybody else there is no such page. */
async function requireAdmin(context: LoaderFunctionArgs["context"]): Promise<void> {
  const { user } = await context.viewer();
  if (!user?.isAdmin) throw new Response(null, { status: 404 });
}

export default function AdminRooms() {
  const { rooms } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return (
    <Page frame={useRootData()}>
      <div className="page-width narrow stack">
        <h1>Chat rooms</h1>
        <p>
          <a href={adminCommunityPath}>Community</a>
        </p>
        <ul className="stack" aria-label="Rooms">
          {rooms.map((room, index) => (
            <RoomForms
              key={room.id}
              room={room}
              isFirst={index === 0}
              refused={refused?.id === room.id ? refused : null}
            />
          ))}
        </ul>
        <h2>New room</h2>
        <NewRoomForm refused={refused?.id === "" ? refused : null} />
      </div>
    </Page>
  );
}
