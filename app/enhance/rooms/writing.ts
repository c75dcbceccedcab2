import { Composer } from "./composer";
import { warn } from "./failure-toast";
import { KeptText } from "./kept-text";
import type { LiveRoom } from "./live-room";
import type { MessageActs } from "./message-acts";
import { deleteOwn, editOwn } from "./own-messages";
import { takePictures } from "./pictures";
import { Sending } from "./sending";
import { UnsentList } from "./unsent-list";

const ARCHIVED =
  "This room was archived just now: nobody writes here any more. What you wrote is still here, to be copied.";

/** Makes the form of a room live. @returns what can be done with messages */
export function startWriting(
  room: HTMLElement,
  form: HTMLFormElement,
  live: LiveRoom,
): MessageActs {
  const kept = new KeptText(room.dataset.keep ?? "");
  const unsent = room.querySelector("[data-unsent]")?.textContent ?? "";
  const sending = new Sending({
    roomId: live.id,
    author: { id: room.dataset.viewer ?? "", name: room.dataset.viewerName ?? "" },
    line: live.line,
    api: live.api,
    kept,
    list: new UnsentList(unsent, (entry) => live.list.append(entry)),
    onStored: (message) => live.takeStored(message),
    warn,
  });
  live.sending = sending;
  const edit = ({ dataset }: HTMLElement) => composer.edit(dataset.id ?? "", dataset.content ?? "");
  const composer = new Composer(form, kept, {
    onSend: (content, replyToId) => {
      sending.send(content, replyToId);
      live.goToEnd();
    },
    onEdit: (id, content) => editOwn(live, id, content),
    onTyping: () => live.line.send({ type: "typing", roomId: live.id }),
    onEditLast: () => {
      const { lastOwn } = live.list;
      if (lastOwn) edit(lastOwn);
    },
  });
  const turn = () => composer.close(live.isArchived ? ARCHIVED : "");
  live.onTurn = turn;
  if (live.isArchived) turn();
  sending.showKept();
  if (live.line.isLive) sending.retryAll();
  takePictures(form, room, composer);
  return {
    edit,
    reply: (entry) => composer.reply(entry.dataset.id ?? "", ...wordsOf(entry)),
    delete: async (entry) => {
      const isByKeys = entry.querySelector(":focus-visible") !== null;
      if (!confirm("Delete this message? Nobody will see it any more.")) return;
      // What was pressed is gone with the message: whoever acts by keys goes on in the form.
      if ((await deleteOwn(live, entry)) && isByKeys) composer.text.focus();
    },
    retry: ({ dataset }) => sending.retry(dataset.clientId ?? ""),
    drop: ({ dataset }) => sending.drop(dataset.clientId ?? ""),
  };
}

/** Who wrote a message, and what. */
function wordsOf(entry: HTMLElement): [name: string, words: string] {
  const textOf = (selector: string) => entry.querySelector(selector)?.textContent?.trim() ?? "";
  return [textOf(".room-message__name"), textOf(".post-body").slice(0, 120)];
}
