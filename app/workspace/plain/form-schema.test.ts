import { expect, test } from "vitest";
import { formSchema } from "./form-schema";
import { refusedField } from "./plain-page";

test("a form says what it wants by its button, and nothing else is understood", () => {
  expect(formSchema.parse({ intent: "send", content: "hi" })).toEqual({
    intent: "send",
    content: "hi",
    mode: "",
    model: "",
  });
  expect(formSchema.safeParse({ intent: "drop-database" }).success).toBe(false);
  expect(formSchema.safeParse({}).success).toBe(false);
});

test("only the form that was refused shows its values and errors", () => {
  const refused = {
    intent: "publish",
    values: { slug: "A B" },
    errors: { slug: "No spaces" },
  } as const;
  expect(refusedField(refused, "publish", "slug")).toEqual({ value: "A B", error: "No spaces" });
  expect(refusedField(refused, "create-file", "path").value).toBeUndefined();
  expect(refusedField(undefined, "publish", "slug").error).toBeUndefined();
});
