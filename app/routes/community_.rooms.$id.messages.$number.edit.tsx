import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { editMessage } from "~/community/rooms/change-message.server";
import { editedMessageSchema } from "~/community/rooms/message-schema";
import { requireOwnMessage } from "~/community/rooms/own-message.server";
import { MESSAGE_CHARACTERS } from "~/community/writing/text-limits";
import { toAppError } from "~/http/requests/error-response.server";
import { readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { loginPathTo, roomMessagePath, roomPath, roomsPath } from "~/platform/urls";
import roomStyles from "~/styles/rooms.css";
import { Button, ButtonLink } from "~/ui/button";
import { CommunityPage } from "~/ui/community-page";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: roomStyles };

export const meta = pageMeta({ title: "Edit message", noindex: true });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const { roomId, number, content } = await requireOwnMessage(await context.viewer(), params);
    return data({ cancelHref: roomMessagePath(roomId, number), content, closed: null });
  } catch (error) {
    // What was typed before a log-out, or before the message went, is still to be shown.
    const { status, message } = toAppError(error);
    if (status >= 500) throw error;
    const loginHref = status === 401 ? loginPathTo(new URL(request.url).pathname) : null;
    const closed = { message, loginHref };
    return data({ cancelHref: roomPath(params.id ?? ""), content: null, closed }, { status });
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await context.viewer();
  const sent = Object.fromEntries(await readForm(request));
  try {
    const { id, roomId, number } = await requireOwnMessage(viewer, params);
    const { content } = checkShape(sent, editedMessageSchema);
    await context.countAct("write-in-room");
    await editMessage(viewer, roomId, id, content);
    return redirect(roomMessagePath(roomId, number), 303);
  } catch (error) {
    const { status, message } = toAppError(error);
    return data({ content: String(sent.content ?? ""), error: message }, { status });
  }
}

export default function EditMessage() {
  const { cancelHref, content, closed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <CommunityPage frame={useRootData()} path={roomsPath}>
      <h1>Edit your message</h1>
      {closed ? (
        <Closed {...closed} roomHref={cancelHref} typed={refused?.content ?? ""} />
      ) : (
        <form method="post" className="stack">
          <Field
            as="textarea"
            label="Message"
            name="content"
            rows={6}
            required
            dir="auto"
            maxLength={MESSAGE_CHARACTERS}
            defaultValue={refused?.content ?? content ?? ""}
            error={refused?.error}
          />
          <p className="button-row">
            <Button type="submit" variant="primary">
              Save
            </Button>
            <ButtonLink href={cancelHref}>Cancel</ButtonLink>
          </p>
        </form>
      )}
    </CommunityPage>
  );
}

interface ClosedProps {
  message: string;
  /** Where whoever is signed out logs in; null for others. */
  loginHref: string | null;
  roomHref: string;
  /** What was typed, to be copied. */
  typed: string;
}

/** Why the message cannot be changed. */
function Closed({ message, loginHref, roomHref, typed }: ClosedProps) {
  return (
    <div className="stack">
      <Notice kind="warning">
        <p>
          {message} {loginHref ? <a href={loginHref}>Log In</a> : null}
        </p>
      </Notice>
      {typed ? (
        <Field
          as="textarea"
          label="What you typed, to be copied"
          id="typed"
          rows={6}
          readOnly
          dir="auto"
          defaultValue={typed}
        />
      ) : null}
      <p>
        <a href={roomHref}>Back to the room</a>
      </p>
    </div>
  );
}
