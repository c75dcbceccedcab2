import { useEffect } from "react";
import { takeFirstPrompt } from "./conversation/first-prompt";
import type { Workspace } from "./create-workspace";

/** Ties an open workspace to the page: streams, other tabs, leaving and coming back. */
export function useWorkspaceLife(workspace: Workspace, isGenerating: boolean): void {
  const { chat, leave, preview, store, terminal } = workspace;

  useEffect(() => leave.listen(), [leave]);

  useEffect(() => {
    let wasBusy = false;
    return chat.state.subscribe(({ phase }) => {
      const isBusy = phase === "generating" || phase === "stopping";
      if (isBusy && !wasBusy) leave.arm();
      if (!isBusy && wasBusy) leave.disarm();
      wasBusy = isBusy;
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
      else chat.note();
    };
    const onPageHide = () => {
      chat.note();
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
        const { phase } = chat.state.getState();
        if (phase !== "idle" && phase !== "done") return;
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
      void chat.resume(isGenerating);
    }
    return () => chat.leave();
  }, [chat, store, isGenerating]);
}
