import { afterEach, expect, test, vi } from "vitest";
import { showWhatAnAnswerChanged } from "./answered";

afterEach(() => vi.unstubAllGlobals());

type Listener = (event: object) => void;

/** A page in a frame, as far as this looks at it. */
function openFrame(stored: string | null) {
  const listeners = new Map<string, Listener>();
  const sessionStorage = {
    getItem: () => stored,
    setItem: vi.fn(),
    removeItem: vi.fn(),
  };
  const parent = {};
  vi.stubGlobal("window", { parent });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("document", { body: null, documentElement: {} });
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  showWhatAnAnswerChanged();
  const turnWheel = () => listeners.get("wheel")?.({ isTrusted: true });
  return { sessionStorage, turnWheel };
}

test("turns of a wheel touch no storage while there is no answer to look for", () => {
  const { sessionStorage, turnWheel } = openFrame(null);
  for (let turn = 0; turn < 100; turn++) turnWheel();
  expect(sessionStorage.removeItem).not.toHaveBeenCalled();
});

test("what was kept of another page goes at once", () => {
  const kept = { path: "/elsewhere", endedAt: null, content: [] };
  const { sessionStorage } = openFrame(JSON.stringify(kept));
  expect(sessionStorage.removeItem).toHaveBeenCalledTimes(1);
});
