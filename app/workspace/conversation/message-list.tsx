import { useEffect, useMemo, useRef, useState } from "react";
import type { Attachment } from "~/conversation/message-schema";
import type { Workspace } from "~/workspace/create-workspace";
import { loadPart } from "~/workspace/load-part";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { AnswerFooter } from "./answer-footer";
import { isRunning } from "./conversation-state";
import { EarlierMessages } from "./earlier-messages";
import { KnownMessages } from "./known-messages";
import { LiveMessage } from "./live-message";
import { Suggestions } from "./suggestions";
import { useEarlier } from "./use-earlier";
import { WaitingList } from "./waiting-list";

/** Within this distance of the end the list follows what is new, in pixels. */
const FOLLOW_PX = 100;

/** The messages, oldest first; it follows the end unless somebody reads further up. */
export function MessageList() {
  const workspace = useWorkspace();
  const { chat, look } = workspace;
  const messages = useModel(chat, (state) => state.messages);
  const answer = useModel(chat, (state) => state.answer);
  const phase = useModel(chat, (state) => state.phase);
  const waiting = useModel(chat, (state) => state.waiting);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);

  const isLive = answer !== null && isRunning({ phase });
  const known = messages.filter(
    (message) =>
      !(isLive && (message.id === answer.assistantMessageId || message.status === "running")),
  );
  const { shown, hasEarlier, ...earlier } = useEarlier(known, list, follows);
  const { open, add } = useMemo(() => actsOf(workspace), [workspace]);
  const toEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    follows.current = true;
    setAway(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new moves the end
  useEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages, answer, phase, waiting]);

  // Panels get their widths after the first layout, and people move them: lines then wrap anew.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTo({ top: element.scrollHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="ws-messages-frame">
      <div
        ref={list}
        className="ws-messages"
        role="log"
        aria-label="Conversation"
        // What was said long ago is no news.
        aria-live={earlier.state === "loading" ? "off" : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < FOLLOW_PX;
          setAway(!follows.current);
          earlier.scrolled(scrollTop);
        }}
      >
        {hasEarlier && (
          <EarlierMessages state={earlier.state} onShow={() => void earlier.showEarlier()} />
        )}
        {shown.length === 0 && waiting.length === 0 && !isLive && <Suggestions />}
        <KnownMessages
          messages={shown}
          onOpen={open}
          onAddAttached={add}
          filesHeading={look.texts.filesChanged}
        />
        {isLive && <LiveMessage answer={answer} onOpen={open} building={look.texts.building} />}
        <AnswerFooter />
        <WaitingList />
      </div>
      {isAway && (
        <button type="button" className="ws-button ws-latest" onClick={toEnd}>
          Latest
        </button>
      )}
    </div>
  );
}

/** What is pressed in a message. */
function actsOf(workspace: Workspace) {
  return {
    open(path: string) {
      workspace.files.openFile(path);
      workspace.showTab("editor");
    },
    add: (file: Attachment) =>
      void loadPart(workspace, () => import("./add-attached")).then((it) =>
        it?.addAttached(workspace, file),
      ),
  };
}
