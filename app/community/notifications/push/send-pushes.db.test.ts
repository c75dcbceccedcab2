import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { counters } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { until } from "../../../../tests/support/local-server";
import { unique } from "../../../../tests/support/projects";
import { PushService } from "../../../../tests/support/push-service";
import { notify } from "../notify.server";
import { addPushDevice, DEVICES, dropPushDevice, hasPushDevice } from "./push-devices.server";
import { readPushKeys } from "./push-keys.server";
import { mayPushTo, OTHERS_PER_MINUTE } from "./push-pace.server";
import { isPushService, postPush } from "./push-service.server";
import { pushWhenTold } from "./push-when-told.server";
import { sendDuePushes } from "./send-pushes.server";

const MINUTE = 60 * 1000;
const BY = { contact: "mailto:hi@sayso.example", allowsLoopback: true };

let service: PushService;
let ann: string;
let phone: string;
let count = 0;

beforeAll(async () => {
  service = await PushService.start();
});
beforeEach(async () => {
  count += 1;
  phone = `phone-${count}`;
  ann = (await db.user.create({ data: { name: "Ann" } })).id;
});
afterEach(async () => {
  service.status = 201;
  await db.delivery.deleteMany();
});
afterAll(() => service.stop());

const device = (more: object = {}) => ({ userId: ann, sessionId: null, userAgent: null, ...more });
const subscribe = (name = phone) => addPushDevice(service.subscribe(name), device(), true);
const runIn = (ms: number) => sendDuePushes(BY, new Date(Date.now() + ms));

async function tell(title: string, more: object = {}, to = ann): Promise<void> {
  count += 1;
  const about = {
    source: `moderation:${count}`,
    place: null,
    actorId: null,
    text: "What was written",
  };
  await notify({ kind: "moderation", ...about, title, path: "/community", ...more }, [to]);
}

/** What is told in the same millisecond has no order. */
function wasTold(title: string, createdAt: Date) {
  return db.notification.updateMany({ where: { userId: ann, title }, data: { createdAt } });
}

describe("a browser that has subscribed", () => {
  beforeEach(() => subscribe());

  test("is told at once, in a message that it alone can read", async () => {
    await tell("Ann, look");
    await runIn(0);
    const [push] = service.pushesTo(phone);
    expect(push?.message).toEqual({
      title: "Ann, look",
      body: "What was written",
      path: "/community",
      unread: 1,
    });
    expect(push?.headers["content-encoding"]).toBe("aes128gcm");
    const { publicKey } = await readPushKeys();
    expect(push?.headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${publicKey}$`));
    await runIn(MINUTE);
    expect(service.pushesTo(phone)).toHaveLength(1);
  });

  test("is told of several things as one, and however long they are in 4 kB at most", async () => {
    await tell("First", { text: "👋".repeat(1_000) });
    await runIn(0);
    await tell("Second");
    await wasTold("Second", new Date(Date.now() - MINUTE));
    await tell("Third");
    await runIn(0);
    const [first, both] = service.pushesTo(phone);
    expect(first?.size).toBeLessThan(4_096);
    expect(both?.message).toEqual({
      title: "2 new notifications",
      body: "Third",
      path: "/notifications",
      unread: 3,
    });
  });

  test("is told nothing while the person is here, nor of what they read meanwhile", async () => {
    const later = new Date(Date.now() + 10 * MINUTE);
    const session = { id: `session ${count}`, userId: ann, expiresAt: later };
    await db.session.create({ data: session });
    await tell("Here");
    await runIn(0);
    expect(service.pushesTo(phone)).toHaveLength(0);
    await runIn(5 * MINUTE);
    expect(service.pushesTo(phone)).toHaveLength(1);
    await tell("Read at once");
    await db.notification.updateMany({ where: { userId: ann }, data: { readAt: new Date() } });
    await runIn(5 * MINUTE);
    expect(service.pushesTo(phone)).toHaveLength(1);
  });

  test.each([404, 410, 403])("is forgotten when the service answers %s", async (status) => {
    service.status = status;
    await tell("Gone");
    await runIn(0);
    expect(await db.pushSubscription.count({ where: { userId: ann } })).toBe(0);
    expect(await db.delivery.count()).toBe(0);
  });

  test.each([500, 429, 302])("is told later when the service answers %s", async (status) => {
    service.status = status;
    await tell("Busy");
    await runIn(0);
    service.status = 201;
    await runIn(MINUTE / 2);
    expect(service.pushesTo(phone)).toHaveLength(1);
    await runIn(2 * MINUTE);
    await runIn(5 * MINUTE);
    expect(service.pushesTo(phone)).toHaveLength(2);
  });

  test("is told once by two processes at the same time", async () => {
    await tell("Once");
    const now = new Date();
    await Promise.all([sendDuePushes(BY, now), sendDuePushes(BY, now)]);
    expect(service.pushesTo(phone)).toHaveLength(1);
  });

  test("is told no more once the session ends in which it was set up", async () => {
    const later = new Date(Date.now() + 10 * MINUTE);
    const seenAt = new Date(0);
    const id = `session of ${phone}`;
    await db.session.create({ data: { id, userId: ann, expiresAt: later, seenAt } });
    await addPushDevice(service.subscribe(phone), device({ sessionId: id }), true);
    await db.session.delete({ where: { id } });
    await tell("Nobody");
    await runIn(0);
    expect(service.pushesTo(phone)).toHaveLength(0);
  });

  test("tells whoever subscribed there last, and only they can end it", async () => {
    const bob = (await db.user.create({ data: { name: "Bob" } })).id;
    const subscription = service.subscribe(phone);
    await addPushDevice(subscription, device({ userId: bob }), true);
    expect(await hasPushDevice(ann, subscription.endpoint)).toBe(false);
    await dropPushDevice(ann, subscription.endpoint);
    expect(await hasPushDevice(bob, subscription.endpoint)).toBe(true);
  });
});

describe("a push service that never answers", () => {
  let bob: string;
  beforeEach(async () => {
    bob = (await db.user.create({ data: { name: "Bob" } })).id;
    await subscribe();
    await addPushDevice(service.subscribe(`${phone}-of-bob`), device({ userId: bob }), true);
    service.silentFor.add(phone);
  });
  afterEach(() => service.hangUp());

  /** Waits until Bob was told. @returns how often it has failed with Ann by then */
  async function failuresWhenBobIsTold(): Promise<number | undefined> {
    await until(() => service.pushesTo(`${phone}-of-bob`).length > 0);
    const where = { userId_channel: { userId: ann, channel: "push" } };
    return (await db.delivery.findUnique({ where }))?.failures;
  }

  test("holds up nobody else who is told in the same run", async () => {
    await tell("Ann, look");
    await tell("Bob, look", {}, bob);
    const run = runIn(0);
    // Ann's is under way as well, whichever of the two was first.
    await until(() => service.pushesTo(phone).length > 0);
    expect(await failuresWhenBobIsTold()).toBe(0);
    service.hangUp();
    await run;
  });

  test("holds up nobody who is told a moment later", async () => {
    const stop = pushWhenTold(BY);
    await tell("Ann, look");
    await until(() => service.pushesTo(phone).length > 0);
    await tell("Bob, look", {}, bob);
    expect(await failuresWhenBobIsTold()).toBe(0);
    stop();
  });
});

test("one who is told by one browser is not told again because another was away", async () => {
  await subscribe();
  await addPushDevice(
    { ...service.subscribe("away"), endpoint: "http://127.0.0.1:9/away" },
    device(),
    true,
  );
  await tell("Once");
  await runIn(0);
  await runIn(5 * MINUTE);
  expect(service.pushesTo(phone)).toHaveLength(1);
});

test("keys that are no browser's keep nobody's other browsers from being told, and are forgotten", async () => {
  await subscribe();
  const forged = service.subscribe("forged");
  // 65 bytes, as a point has, and no point of the curve.
  const p256dh = Buffer.alloc(65, 4).toString("base64url");
  await addPushDevice({ ...forged, keys: { ...forged.keys, p256dh } }, device(), true);
  await tell("Told all the same");
  await runIn(0);
  expect(service.pushesTo(phone)).toHaveLength(1);
  expect(await hasPushDevice(ann, forged.endpoint)).toBe(false);
});

test("what was told before somebody subscribed is not pushed", async () => {
  await tell("Before");
  await subscribe();
  await tell("After");
  await runIn(0);
  expect(service.pushesTo(phone).map(({ message }) => message.title)).toEqual(["After"]);
});

test(`a person has ${DEVICES} browsers at most: the oldest makes room`, async () => {
  for (let at = 0; at <= DEVICES; at += 1) await subscribe(`${phone}-${at}`);
  expect(await db.pushSubscription.count({ where: { userId: ann } })).toBe(DEVICES);
});

test("the keys are made once, by whichever process is first", async () => {
  await db.productKey.deleteMany({ where: { name: "web-push" } });
  const keys = await Promise.all([readPushKeys(), readPushKeys(), readPushKeys()]);
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
});

describe("an address that is no push service's", () => {
  test.each([
    "http://push.example.com/x",
    "https://localhost/x",
    "https://localhost./x",
    "https://app.localhost/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://8.8.8.8/x",
    "https://intranet/x",
    "https://push.example.com:8443/x",
    "https://user:pass@push.example.com/x",
    "ftp://push.example.com/x",
    "file:///etc/passwd",
    "",
  ])("%j is refused, when it is stored and when it is sent to", async (endpoint) => {
    expect(isPushService(endpoint, false)).toBe(false);
    const subscription = { ...service.subscribe("x"), endpoint };
    await expect(addPushDevice(subscription, device(), false)).rejects.toMatchObject({
      status: 400,
    });
    const sealed = { endpoint, method: "POST", headers: {}, body: null };
    expect(await postPush(sealed, false)).toBe("gone");
  });

  test.each([
    "https://fcm.googleapis.com/fcm/send/x",
    "https://updates.push.services.mozilla.com/x",
  ])("is not %s", (endpoint) => {
    expect(isPushService(endpoint, false)).toBe(true);
  });
});

describe("a server that many accounts name as theirs", () => {
  test("is sent so many pushes in a minute, and the others when it is over", async () => {
    const site = unique("victim");
    const endpoint = (n: number) => `https://${n}.${site}.example/${n}`;
    const allowed = [];
    for (let n = 0; n < OTHERS_PER_MINUTE + 5; n += 1) allowed.push(await mayPushTo(endpoint(n)));
    expect(allowed.filter(Boolean)).toHaveLength(OTHERS_PER_MINUTE);
    expect(allowed.at(-1)).toBe(false);
    // Another one's are none of these.
    expect(await mayPushTo(`https://${unique("other")}.example/`)).toBe(true);
  });

  test("is not one of the services that most browsers have", async () => {
    const services = [
      "fcm.googleapis.com",
      "updates.push.services.mozilla.com",
      "web.push.apple.com",
    ];
    for (const host of services) {
      for (let n = 0; n <= OTHERS_PER_MINUTE; n += 1) await mayPushTo(`https://${host}/${n}`);
      expect(await mayPushTo(`https://${host}/last`)).toBe(true);
    }
    expect(await isCounted("https://fcm.googleapis.com.evil.example/x")).toBe(true);
  });

  test("keeps a push that is one too many for later", async () => {
    await subscribe();
    for (let n = 0; n <= OTHERS_PER_MINUTE; n += 1)
      await mayPushTo(service.subscribe("x").endpoint);
    await tell("Later");
    await runIn(0);
    expect(service.pushesTo(phone)).toHaveLength(0);
    await counters.reset(`pushes:${new URL(service.subscribe("x").endpoint).hostname}`);
    await runIn(2 * MINUTE);
    expect(service.pushesTo(phone)).toHaveLength(1);
  });
});

async function isCounted(endpoint: string): Promise<boolean> {
  for (let n = 0; n <= OTHERS_PER_MINUTE; n += 1) if (!(await mayPushTo(endpoint))) return true;
  return false;
}
