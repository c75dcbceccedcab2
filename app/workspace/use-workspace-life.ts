import { useEffect } from "react";
import { useShortcuts } from "./commands/use-shortcuts";
import { isRunning } from "./conversation/conversation-state";
import { takeFirstPrompt } from "./conversation/first-prompt";
import { goOnWriting } from "./conversation/go-on-writing";
import type { Workspace } from "./create-workspace";
import { gatherReads } from "./gather-reads";
import { onLineBack } from "./line";

/** How often it is tried to send what waits for the line, in milliseconds. */
const WAITING_RETRY_MS = 10_000;
/** How long an app runs as an answer left it before its picture is taken, in milliseconds. */
const PICTURE_AFTER_MS = 4_000;

/** A message and its answer: a conversation that has just begun has no more. */
const FIRST_EXCHANGE = 2;

/** Ties an open workspace to the page: streams, other tabs, leaving and coming back. */
export function useWorkspaceLife(workspace: Workspace, isAnswerRunning: boolean): void {
  const { chat, files, leave, preview, store, terminal } = workspace;
  useShortcuts(workspace);

  useEffect(() => leave.listen(), [leave]);

  useEffect(() => {
    return chat.state.subscribe((now, before) => {
      if (isRunning(now) && !isRunning(before)) leave.arm();
      if (!isRunning(now) && isRunning(before)) leave.disarm();
    });
  }, [chat, leave]);

  useEffect(() => {
    if (store.kind !== "account") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = chat.state.subscribe((now, before) => {
      if (isRunning(now)) clearTimeout(timer);
      if (isRunning(now) || !isRunning(before)) return;
      timer = setTimeout(
        async () => (await import("./preview/keep-picture")).keepPicture(workspace),
        PICTURE_AFTER_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [chat, store, workspace]);

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
      if (document.visibilityState === "visible") return;
      files.keepDrafts();
      chat.takeSnapshot();
    };
    const onPageHide = () => {
      files.keepDrafts();
      chat.takeSnapshot();
      preview.paused();
      terminal.disconnect();
    };
    const onLine = () => {
      follow();
      preview.lineBack();
      void chat.lineBack();
    };
    const unsubscribe = preview.state.subscribe(follow);
    const ignoreLine = onLineBack(onLine);
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", onPageHide);
    window.addEventListener("blur", files.keepDrafts);
    follow();
    return () => {
      unsubscribe();
      ignoreLine();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", onPageHide);
      window.removeEventListener("blur", files.keepDrafts);
      files.keepDrafts();
      terminal.disconnect();
    };
  }, [chat, files, preview, terminal]);

  useEffect(() => {
    const reads = gatherReads({
      isReady: () => !isRunning(chat.state.getState()),
      async read() {
        await chat.reload();
        // A hidden tab opens no stream, which would hold a connection; it reads the ended answer.
        if (document.visibilityState === "visible") void chat.followOther();
      },
    });
    const unsubscribe = store.subscribe(() => void reads.tell());
    const unfollow = chat.state.subscribe((now, before) => {
      if (!isRunning(now) && isRunning(before)) void reads.catchUp();
    });
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [store, chat]);

  useEffect(
    () =>
      whileThere(
        () => import("./files/autosave-in-page"),
        (it) => it.saveInPage(files),
      ),
    [files],
  );

  useEffect(() => {
    if (store.kind !== "trial") return;
    let stop = () => {};
    // Nothing of it is needed for the page to be there.
    const keep = () => {
      stop = whileThere(
        () => import("./keep-for-offline"),
        (it) => it.keepTrial(files),
      );
    };
    // A browser that has failed to load code does not ask for it again.
    if (navigator.onLine) keep();
    else addEventListener("online", keep, { once: true });
    return () => {
      removeEventListener("online", keep);
      stop();
    };
  }, [store, files]);

  // A device may say that it has a line when it has none, so what waits is tried again.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void chat.sendWaiting();
    }, WAITING_RETRY_MS);
    return () => clearInterval(timer);
  }, [chat]);

  useEffect(() => {
    const first = takeFirstPrompt(store.projectId);
    const isBegun = isAnswerRunning && chat.state.getState().messages.length <= FIRST_EXCHANGE;
    if (first?.isSent || isBegun) goOnWriting(workspace);
    if (first?.isSent) void chat.send(first.text);
    else {
      // Text from the address is only put into the box: anybody can make such a link.
      if (first && chat.state.getState().input === "") chat.setInput(first.text);
      void chat.resume(isAnswerRunning).then(chat.sendWaiting);
    }
    return () => chat.leave();
  }, [workspace, chat, store, isAnswerRunning]);
}

/** Starts a part of the page when its code is there, unless the page has gone by then. Returns the way to stop. */
function whileThere<Part>(load: () => Promise<Part>, start: (part: Part) => () => void) {
  let isOver = false;
  let stop = () => {};
  load().then(
    (part) => {
      if (!isOver) stop = start(part);
    },
    (error) => console.warn("A part of the page did not load.", error),
  );
  return () => {
    isOver = true;
    stop();
  };
}
