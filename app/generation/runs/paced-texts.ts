/**
 * Hands texts on, one in each span of time: every one is kept with an answer. The first comes at once, and the
 * last of a span when that is over, so that what takes long by itself is told, however few texts there are.
 */
export function pacedTexts(
  ms: number,
  tell: (text: string) => void,
): { add(text: string): void; end(): void } {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const rest = () => {
    timer = setTimeout(() => {
      timer = null;
      if (waiting !== null) hand(waiting);
    }, ms);
    timer.unref?.();
  };
  const hand = (text: string) => {
    waiting = null;
    tell(text);
    rest();
  };
  return {
    add(text) {
      if (timer) waiting = text;
      else hand(text);
    },
    /** What was not handed on yet is over. */
    end() {
      if (timer) clearTimeout(timer);
      timer = null;
      waiting = null;
    },
  };
}
