import { expect, test } from "vitest";
import type { SessionUser } from "~/accounts/user";
import { AppError } from "~/platform/errors";
import { answerAccountForm } from "./account-intent.server";

test("a name that could not be stored through our fault stays in its field", async () => {
  const body = new URLSearchParams({ intent: "rename", name: "Ada of Harbour Street" });
  const request = new Request("http://localhost/account", { method: "POST", body });
  const broken = async () => {
    throw new Error("the disk is gone");
  };
  const told = () => new AppError(500, "Something went wrong on our side.");
  expect(await answerAccountForm(request, {} as SessionUser, broken, told)).toEqual({
    status: 500,
    name: "Ada of Harbour Street",
    errors: { "": "Something went wrong on our side." },
  });
});
