import { createStore } from "zustand/vanilla";
import { onHistoryStep } from "~/ui/history-steps";

/** What somebody wanted to do when the warning stopped them. */
type Leaving = () => void;

export interface LeaveState {
  pending: Leaving | null;
  /** What it would mean to go on now, where that is something else than not to see the answer finish. */
  meaning: string | null;
}

/** Stops people from leaving a running generation by accident. */
export type LeaveGuard = ReturnType<typeof createLeaveGuard>;

/** Marks the history entry that catches the back button. */
const TRAP = "saysoLeaveTrap";

export function createLeaveGuard(isBusy: () => boolean) {
  const state = createStore<LeaveState>(() => ({ pending: null, meaning: null }));
  let isForced = false;
  let isLeavingPage = false;
  let isReleasing = false;

  const hasTrap = () => Boolean((window.history.state as Record<string, unknown> | null)?.[TRAP]);
  const ask = (pending: Leaving, { leavesPage = true, meaning = null as string | null } = {}) => {
    isLeavingPage = leavesPage;
    state.setState({ pending, meaning });
  };

  /** The link that was pressed, if following it leaves this page. */
  const onClick = (event: MouseEvent) => {
    if (!isBusy() || isForced || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return;
    if (link.hasAttribute("download")) return;
    if (link.origin === location.origin && link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => window.location.assign(link.href));
  };

  const onUnload = (event: BeforeUnloadEvent) => {
    if (isBusy() && !isForced) event.preventDefault();
  };

  /** Back went from the guard's entry to the page's own: put the guard's entry back, and ask. */
  const onPopState = (event: PopStateEvent) => {
    if (isReleasing) {
      isReleasing = false;
      event.stopImmediatePropagation();
      return;
    }
    if (!isBusy() || isForced || hasTrap()) return;
    event.stopImmediatePropagation();
    setTrap();
    ask(() => window.history.go(-2));
  };

  const setTrap = () => {
    if (hasTrap()) return;
    window.history.pushState({ ...window.history.state, [TRAP]: true }, "");
  };

  return {
    state,

    /** Listens while the workspace is open. Returns the way to stop. */
    listen() {
      document.addEventListener("click", onClick, true);
      window.addEventListener("beforeunload", onUnload);
      const ignoreSteps = onHistoryStep(onPopState);
      return () => {
        document.removeEventListener("click", onClick, true);
        window.removeEventListener("beforeunload", onUnload);
        ignoreSteps();
      };
    },

    /** A generation began: the back button asks first. */
    arm: setTrap,
    /** It ended: the back button goes back again, in one step. */
    disarm() {
      if (!hasTrap() || isForced) return;
      isReleasing = true;
      window.history.back();
    },

    /**
     * Does something that stays on the page at once, or after the warning while a generation runs.
     *
     * @param meaning what it means to do it before the generation has ended, as a sentence
     */
    run(action: Leaving, meaning?: string) {
      if (isBusy()) ask(action, { leavesPage: false, meaning: meaning ?? null });
      else action();
    },

    wait: () => state.setState({ pending: null }),
    force() {
      const { pending } = state.getState();
      state.setState({ pending: null });
      // Publish and Export stay on the page: the next link asks again.
      isForced = isLeavingPage;
      pending?.();
      // The browser leaves a moment later, unless it cannot.
      setTimeout(() => {
        isForced = false;
      }, 1000);
    },
  };
}
