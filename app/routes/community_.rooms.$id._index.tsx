import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerRoomForm } from "~/community/rooms/room-form.server";
import { RoomPage } from "~/community/rooms/room-page";
import { readRoomAddress, readRoomPage } from "~/community/rooms/room-page-data.server";
import { issueHumanToken } from "~/community/writing/human-check.server";
import { isLoadedAhead } from "~/http/requests/loaded-ahead";
import { addPictures } from "~/http/services/form-pictures.server";
import { readForm } from "~/platform/form.server";
import { roomPath } from "~/platform/urls";
import roomStyles from "~/styles/rooms.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: roomStyles, scripts: ["rooms"] };

export const meta = pageMeta<typeof loader>(({ data: shown }) => {
  if (!shown) return { title: "Page Not Found", noindex: true };
  const { name, description, id } = shown.room;
  return { title: `${name} · Chat Rooms`, description, path: roomPath(id) };
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = readRoomAddress(new URL(request.url).searchParams);
  const isSeen = !isLoadedAhead((name) => request.headers.get(name));
  const shown = await readRoomPage(await context.viewer(), params.id ?? "", asked, { isSeen });
  if (!shown) throw new Response(null, { status: 404 });
  return { ...shown, humanToken: issueHumanToken() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { isLive } = readRoomAddress(new URL(request.url).searchParams);
  const count = () => context.countAct("write-in-room");
  const answer = await answerRoomForm(await context.viewer(), params.id ?? "", form, {
    isLive,
    count,
    addPictures: () => addPictures(form, context),
  });
  if (answer instanceof Response) throw answer;
  return data(answer.form, { status: answer.status });
}

export default function Room() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <RoomPage frame={useRootData()} shown={{ ...shown, form: refused ?? shown.form }} />;
}
