import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteMessage } from "~/community/rooms/change-message.server";
import { MessageBody } from "~/community/rooms/message-body";
import { openOwnMessage } from "~/community/rooms/own-message.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { roomMessagePath, roomPath, roomsPath } from "~/platform/urls";
import roomStyles from "~/styles/rooms.css";
import { CommunityPage } from "~/ui/community-page";
import { ConfirmPage } from "~/ui/confirm-page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: roomStyles };

export const meta = pageMeta({ title: "Delete message", noindex: true });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { roomId, number, body } = await openOwnMessage(await context.viewer(), params, request);
  return { roomId, number, body };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await context.viewer();
  const { id, roomId } = await openOwnMessage(viewer, params, request);
  await deleteMessage(viewer, roomId, id);
  return redirectWithFlash(roomPath(roomId), { title: "Your message was deleted" });
}

export default function DeleteMessage() {
  const { roomId, number, body } = useLoaderData<typeof loader>();
  return (
    <CommunityPage frame={useRootData()} path={roomsPath}>
      <ConfirmPage
        title="Delete your message?"
        confirmLabel="Delete"
        cancelHref={roomMessagePath(roomId, number)}
      >
        <blockquote className="quote">
          <MessageBody html={body} />
        </blockquote>
        <p>Nobody reads it any more then. This cannot be undone.</p>
      </ConfirmPage>
    </CommunityPage>
  );
}
