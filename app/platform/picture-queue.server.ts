import { KeyedMutex } from "./coordination/keyed-mutex";

/** It bounds the memory of this process, so that other processes need not know of it. */
const queue = new KeyedMutex();

/**
 * Decodes and encodes pictures one at a time in this process: a large one takes 130 MB and a
 * processor.
 */
export function decodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  return queue.run("picture", work);
}
