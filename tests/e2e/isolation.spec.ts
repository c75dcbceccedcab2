import { expect, test } from "./fixtures";
import { newVictim, startPreview, testIsolation } from "./isolation-steps";

test.describe("on hosts of their own", () => {
  let origin = "";
  test.beforeEach(({ baseURL }) => {
    origin = baseURL ?? "";
  });
  testIsolation(
    () => origin,
    (slug) => `http://${slug}.sites.${new URL(origin).host}/`,
  );

  test("a second person is not sent to the first one's preview @js", async ({ browser }) => {
    const ann = await newVictim(browser, origin);
    await startPreview(ann);
    const proxy = `/api/projects/${ann.id}/preview/proxy/`;
    const own = await ann.context.request.get(proxy, { maxRedirects: 0 });
    expect(own.status()).toBe(302);
    const bob = await newVictim(browser, origin);
    const page = await bob.context.newPage();
    const answer = await page.goto(proxy);
    expect(answer?.status()).toBe(404);
    expect(new URL(page.url()).origin).toBe(origin);
    const nobody = await browser.newContext({ baseURL: origin });
    const signedOut = await nobody.request.get(proxy, { maxRedirects: 0 });
    expect(signedOut.status()).toBe(401);
    await Promise.all([ann.context.close(), bob.context.close(), nobody.close()]);
  });
});
