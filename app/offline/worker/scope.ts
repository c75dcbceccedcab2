import type { ToWorker } from "../kept";

/** Of a service worker's global scope what this one uses; the types of pages and of workers exclude each other. */
interface WorkerScope {
  /** Set by the first line of what the server answers. */
  readonly BUILD: string;
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { data: ToWorker }) => void): void;
  addEventListener(
    type: "push",
    listener: (event: Lasting & { data: { json(): unknown } }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: Lasting & { notification: Notification }) => void,
  ): void;
}

/** An event whose work the browser waits for. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface FetchEvent extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export const scope = globalThis as unknown as WorkerScope;
