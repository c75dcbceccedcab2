import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { editMessage } from "~/community/rooms/change-message.server";
import { editedMessageSchema } from "~/community/rooms/message-schema";
import { openOwnMessage } from "~/community/rooms/own-message.server";
import { MESSAGE_CHARACTERS } from "~/community/writing/text-limits";
import { toAppError } from "~/http/requests/error-response.server";
import { readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { roomMessagePath, roomsPath } from "~/platform/urls";
import roomStyles from "~/styles/rooms.css";
import { Button, ButtonLink } from "~/ui/button";
import { CommunityPage } from "~/ui/community-page";
import { Field } from "~/ui/field";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: roomStyles };

export const meta = pageMeta({ title: "Edit message", noindex: true });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const message = await openOwnMessage(await context.viewer(), params, request);
  return { roomId: message.roomId, number: message.number, content: message.content };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await context.viewer();
  const { id, roomId, number } = await openOwnMessage(viewer, params, request);
  const sent = Object.fromEntries(await readForm(request));
  try {
    const { content } = checkShape(sent, editedMessageSchema);
    await context.countAct("write-in-room");
    await editMessage(viewer, roomId, id, content);
  } catch (error) {
    const { status, message } = toAppError(error);
    return data({ content: String(sent.content ?? ""), error: message }, { status });
  }
  throw redirect(roomMessagePath(roomId, number), 303);
}

export default function EditMessage() {
  const { roomId, number, content } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CommunityPage frame={useRootData()} path={roomsPath}>
      <h1>Edit your message</h1>
      <form method="post" className="stack">
        <Field
          as="textarea"
          label="Message"
          name="content"
          rows={6}
          required
          dir="auto"
          maxLength={MESSAGE_CHARACTERS}
          defaultValue={refused?.content ?? content}
          error={refused?.error}
        />
        <p className="button-row">
          <Button type="submit" variant="primary">
            Save
          </Button>
          <ButtonLink href={roomMessagePath(roomId, number)}>Cancel</ButtonLink>
        </p>
      </form>
    </CommunityPage>
  );
}
