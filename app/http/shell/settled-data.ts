import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntryContext } from "@remix-run/node";

/**
 * Hands what a page's loaders gave to React as something that is there already. Remix streams it, in case a
 * loader's promise comes later, and React would wait for each piece of the stream: three renderings, three pieces
 * to compress and to send. Data that does have a promise in it goes on as a stream.
 *
 * @param context of a page that hydrates, before it is rendered; it is changed
 */
export async function settleData(context: EntryContext): Promise<void> {
  const { serverHandoffStream, renderMeta } = context;
  if (!serverHandoffStream || !renderMeta) return;
  const reader = serverHandoffStream.getReader();
  const first = await reader.read();
  const second = first.done ? Promise.resolve(first) : reader.read();
  const isAll = await Promise.race([second.then(({ done }) => done), nextTurn(false)]);
  if (!isAll) {
    context.serverHandoffStream = resume(reader, [first.value, second]);
    return;
  }
  reader.releaseLock();
  const result = { done: true, value: new TextDecoder().decode(first.value) };
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** @param begun what was read already, and what is being read */
function resume(
  reader: Reader,
  [first, second]: [Uint8Array | undefined, ReturnType<Reader["read"]>],
): ReadableStream<Uint8Array> {
  let begun: typeof second | undefined = second;
  return new ReadableStream({
    start: (controller) => first && controller.enqueue(first),
    async pull(controller) {
      // Nothing is read ahead: what fails before anybody asks for it would be nobody's error.
      const { done, value } = await (begun ?? reader.read());
      begun = undefined;
      if (done) return controller.close();
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
