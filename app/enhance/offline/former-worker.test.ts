import { afterEach, expect, test, vi } from "vitest";
import { FORMER_WORKER_SCOPE } from "~/platform/urls";
import { leaveFormerWorker } from "./former-worker";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose former worker is subscribed, and a server that knows it as this person's or not. */
function createBrowser(isSubscribed: boolean) {
  const done: string[] = [];
  const unregister = async () => done.push("unregistered");
  const subscription = {
    endpoint: "https://push.example/1",
    options: { applicationServerKey: "k" },
  };
  const former = {
    ...{ scope: `http://localhost:3000${FORMER_WORKER_SCOPE}`, unregister },
    pushManager: { getSubscription: async () => subscription },
  };
  const subscribe = async () => {
    done.push("subscribed");
    return { toJSON: () => ({ endpoint: "https://push.example/2" }) };
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => former } });
  vi.stubGlobal("fetch", async (_path: string, { method }: RequestInit) => {
    done.push(String(method));
    return method === "GET" ? Response.json({ isSubscribed }) : new Response(null, { status: 204 });
  });
  const registration = { pushManager: { subscribe } } as unknown as ServiceWorkerRegistration;
  return { done, leave: () => leaveFormerWorker(registration) };
}

test("a browser that tells somebody of notifications goes on to do so", async () => {
  const { done, leave } = createBrowser(true);
  await leave();
  expect(done).toEqual(["GET", "subscribed", "POST", "DELETE", "unregistered"]);
});

test("what somebody else has subscribed to is nobody's who signs in later", async () => {
  const { done, leave } = createBrowser(false);
  await leave();
  expect(done).toEqual(["GET", "unregistered"]);
});
