import { expect, test } from "vitest";
import { createProject } from "~/projects/projects.server";
import { signUp } from "../../tests/support/generation-runs";
import { actOf, organize } from "./organize-intent.server";

test("a form of the list does what it names, and nothing that every object has", async () => {
  const ann = await signUp("ann-organizes");
  const { id } = await createProject(ann, { name: "Garden" });
  const form = (intent: string) => {
    const filled = new FormData();
    filled.set("intent", intent);
    filled.append("project", id);
    return filled;
  };
  expect(await organize(ann, form("archive"))).toMatchObject({ title: "1 project archived." });
  for (const intent of ["constructor", "toString", "__proto__", "nothing"]) {
    expect(() => organize(ann, form(intent))).toThrow("nothing that can be done");
  }
  expect(actOf(form("delete-for-good"))).toBe("delete-project");
});
