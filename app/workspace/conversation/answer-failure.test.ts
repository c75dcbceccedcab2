import { expect, test } from "vitest";
import { ApiError } from "~/platform/api-client";
import { PROJECT_DELETED } from "~/projects/project-rules";
import { failureNotice } from "./answer-failure";

test("a message for a project that another tab deleted says where its words are, and how they can be sent", () => {
  const deleted = new ApiError(404, "Deleted.", { code: PROJECT_DELETED });
  const failed = { title: "Not sent", describe: () => "Try again." };
  // The notice above calls it restoring, or bringing back what was deleted for good.
  expect(failureNotice(deleted, false, failed)).toMatchObject({
    title: "Not sent: the project was deleted",
    description: "Your words are back where you wrote them. Bring the project back to send them.",
  });
});
