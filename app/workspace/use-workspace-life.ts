import { useEffect } from "react";
import { isRunning } from "./conversation/conversation-state";
import { takeFirstPrompt } from "./conversation/first-prompt";
import type { Workspace } from "./create-workspace";

/** Ties an open workspace to the page: streams, other tabs, leaving and coming back. */
export function useWorkspaceLife(workspace: Workspace, isAnswerRunning: boolean): void {
  const { chat, leave, preview, store, terminal } = workspace;

  useEffect(() => leave.listen(), [leave]);

  useEffect(() => {
    return chat.state.subscribe((now, before) => {
      if (isRunning(now) && !isRunning(before)) leave.arm();
      if (!isRunning(now) && isRunning(before)) leave.disarm();
    });
  }, [chat, leave]);

  useEffect(() => {
    // A browser has six connections to a host; the log takes one only while the page is visible.
    const follow = () => {
      const { status } = preview.state.getState();
      const hasLog = status === "running" || status === "error";
      if (document.visibilityState !== "visible" || status === "stopped") terminal.disconnect();
      else if (hasLog) terminal.connect();
    };
    const onVisibility = () => {
      follow();
      if (document.visibilityState === "visible") void chat.reconnect().then(chat.followOther);
      else chat.takeSnapshot();
    };
    const onPageHide = () => {
      chat.takeSnapshot();
      preview.closed();
      terminal.disconnect();
    };
    const unsubscribe = preview.state.subscribe(follow);
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", onPageHide);
    follow();
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", onPageHide);
      terminal.disconnect();
    };
  }, [chat, preview, terminal]);

  useEffect(
    () =>
      store.subscribe(() => {
        if (isRunning(chat.state.getState())) return;
        void chat.reload().then(() => {
          // A hidden tab opens no stream, which would hold a connection; it reads the ended answer.
          if (document.visibilityState === "visible") void chat.followOther();
        });
      }),
    [store, chat],
  );

  useEffect(() => {
    const first = takeFirstPrompt(store.projectId);
    if (first?.isSent) void chat.send(first.text);
    else {
      // Text from the address is only put into the box: anybody can make such a link.
      if (first && chat.state.getState().input === "") chat.setInput(first.text);
      void chat.resume(isAnswerRunning);
    }
    return () => chat.leave();
  }, [chat, store, isAnswerRunning]);
}
