import { AppServer } from "../support/app-server";
import { test } from "./fixtures";
import { testIsolation } from "./isolation-steps";

test.describe("below a path, where such hosts cannot resolve", () => {
  // One server for the three of them.
  test.describe.configure({ mode: "serial" });
  let app: AppServer;
  test.beforeAll(async () => {
    app = await AppServer.start({ SITES_HOST: "path" });
  });
  test.afterAll(() => app.stop());
  testIsolation(
    () => app.origin,
    (slug) => `${app.origin}/sites/${slug}/`,
  );
});
