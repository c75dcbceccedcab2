import { expect, test } from "vitest";
import { firstAdminPath, mailedLinkPath, projectPath } from "~/platform/urls";
import { loggedPath } from "./logged-path";

test("the secrets of links stay out of the log, and all other paths are told", () => {
  for (const path of [mailedLinkPath("s3cret"), firstAdminPath("s3cret")]) {
    expect(loggedPath(path)).not.toContain("s3cret");
    expect(loggedPath(`${path}.data`)).not.toContain("s3cret");
    expect(loggedPath(`/${path.toUpperCase()}`)).not.toContain("S3CRET");
  }
  expect(loggedPath("/sites/preview-for-s3cret/a.js")).toBe("/sites/preview-…/a.js");
  expect(loggedPath("/sites/diary/@owner/s3cret/a.js")).toBe("/sites/diary/@owner/…/a.js");
  for (const told of [projectPath("p1"), "/sites/diary/a.js"]) expect(loggedPath(told)).toBe(told);
});
