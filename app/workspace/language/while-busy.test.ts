import type { EditorView } from "@codemirror/view";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileBusy } from "./while-busy";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As much of a page as a note needs. */
function openEditor() {
  const shown: { said: unknown[]; hidden: boolean }[] = [];
  const ownerDocument = {
    createElement: () => {
      const element = {
        said: [] as unknown[],
        hidden: false,
        setAttribute() {},
        append: (...parts: unknown[]) => element.said.push(...parts),
        remove: () => void shown.splice(shown.indexOf(element), 1),
      };
      return element;
    },
  };
  const parentElement = { append: (note: (typeof shown)[0]) => shown.push(note) };
  const view = { dom: { ownerDocument, parentElement } } as unknown as EditorView;
  return { view, said: () => shown.filter((note) => !note.hidden).map(({ said }) => said.at(-1)) };
}

function later<T>() {
  let answer: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

test("what takes long says what is being waited for, until it is there", async () => {
  const { view, said } = openEditor();
  const work = later<string>();
  const busy = whileBusy(view, "Formatting …", () => work.promise);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(said()).toEqual([" Formatting …"]);
  work.answer("done");
  expect(await busy).toBe("done");
  expect(said()).toEqual([]);
});

test("what is there at once says nothing, and a failure leaves no word behind", async () => {
  const { view, said } = openEditor();
  expect(await whileBusy(view, "Formatting …", async () => 1)).toBe(1);
  const failing = whileBusy(view, "Formatting …", async () => {
    throw new Error("away");
  });
  await expect(failing).rejects.toThrow("away");
  vi.advanceTimersByTime(500);
  expect(said()).toEqual([]);
});

test("a second press waits for the same, and asks for nothing anew", async () => {
  const { view } = openEditor();
  const work = later<string>();
  const ask = vi.fn(() => work.promise);
  const first = whileBusy(view, "Formatting …", ask);
  expect(await whileBusy(view, "Formatting …", ask)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  work.answer("done");
  expect(await first).toBe("done");
  expect(await whileBusy(view, "Formatting …", async () => "again")).toBe("again");
});
