import { EventEmitter } from "node:events";

/** What happens inside the house and others may want to know about. */
export interface BusEvents {
  /** The working tree of a project changed. */
  "files-changed": { projectId: string };
  /** No answer is being written for a project any more, or a newer one is. */
  "answer-ended": { projectId: string };
  /** A project and everything of it is gone. */
  "project-deleted": { projectId: string };
  /** What the showcase lists is not what it was. */
  "showcase-changed": { projectId: string };
}

/** Tells listeners in every process of an installation; the embedded one has a single process. */
export interface Bus {
  publish<Name extends keyof BusEvents>(name: Name, event: BusEvents[Name]): void;
  /** @returns a function that ends the subscription */
  subscribe<Name extends keyof BusEvents>(
    name: Name,
    listener: (event: BusEvents[Name]) => void,
  ): () => void;
}

/** The embedded driver: delivery is synchronous and within this process. */
export function createProcessBus(): Bus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (name, event) => void emitter.emit(name, event),
    subscribe(name, listener) {
      emitter.on(name, listener);
      return () => void emitter.off(name, listener);
    },
  };
}

export const bus = createProcessBus();
