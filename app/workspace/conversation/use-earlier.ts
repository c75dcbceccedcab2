import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ConversationMessage } from "~/conversation/message-schema";
import { savesData } from "~/workspace/save-data";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** Messages that stand there at first, and how many come with each step up: about ten screens. */
const STEP = 50;
/** So many stand there soon, for search in the page and for readers; more only when they are asked for. */
const AT_REST = 1_000;
/** This close to the beginning the next step comes by itself, in pixels: about a screen. */
const NEAR_PX = 600;

/**
 * The part of a conversation that stands in its list: its last messages, and more of them as somebody goes
 * up, where everything else then keeps its place.
 *
 * @param list the element that scrolls
 * @param follows whether it stays at its end
 */
export function useEarlier(
  known: readonly ConversationMessage[],
  list: RefObject<HTMLElement | null>,
  follows: RefObject<boolean>,
) {
  const { chat } = useWorkspace();
  const isMoreStored = useModel(chat, (state) => state.hasEarlier);
  const [first, setFirst] = useState<string | null>(null);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const place = useRef<{ of: Element; top: number } | null>(null);

  const found = first === null ? -1 : known.findIndex(({ id }) => id === first);
  const start = found >= 0 ? found : Math.max(0, known.length - STEP);
  const hasEarlier = start > 0 || isMoreStored;

  const keepPlace = () => {
    const of = follows.current ? null : topMessage(list.current);
    place.current = of ? { of, top: of.getBoundingClientRect().top } : null;
  };

  const showEarlier = async () => {
    if (state === "loading" || !hasEarlier) return;
    setState("loading");
    try {
      if (start === 0) await chat.loadEarlier();
      const { messages } = chat.state.getState();
      const at = messages.findIndex(({ id }) => id === known[start]?.id);
      keepPlace();
      setFirst(messages[Math.max(0, at - STEP)]?.id ?? null);
      setState("ready");
    } catch (error) {
      console.warn("Earlier messages were not read.", error);
      setState("failed");
    }
  };

  // What was looked at stays where it is, whether the browser sees to that itself or not.
  useLayoutEffect(() => {
    const kept = place.current;
    place.current = null;
    if (!kept || !list.current) return;
    list.current.scrollTop += kept.of.getBoundingClientRect().top - kept.top;
  });

  const count = known.length - start;
  const next = useRef(showEarlier);
  next.current = showEarlier;
  useEffect(() => {
    if (!hasEarlier || state !== "ready" || count >= AT_REST || savesData()) return;
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in window)) return;
    const waiting = requestIdleCallback(() => void next.current(), { timeout: 10_000 });
    return () => cancelIdleCallback(waiting);
  }, [hasEarlier, state, count]);

  return {
    shown: start === 0 ? known : known.slice(start),
    hasEarlier,
    state,
    showEarlier,
    /** To be told of each scroll. */
    scrolled(top: number): void {
      if (top < NEAR_PX && !follows.current && state === "ready") void showEarlier();
    },
  };
}

/** The first message that can be seen: looked for in its part, for what is far away is not laid out. */
function topMessage(list: HTMLElement | null): Element | undefined {
  const edge = list?.getBoundingClientRect().top ?? 0;
  const firstBelow = (elements: NodeListOf<Element> | undefined) =>
    [...(elements ?? [])].find((element) => element.getBoundingClientRect().bottom > edge);
  return firstBelow(
    firstBelow(list?.querySelectorAll(".ws-messages-part"))?.querySelectorAll(".ws-message"),
  );
}
