import { expect, test } from "vitest";
import list from "../../../preview-packages/package.json";
import { listPackages } from "./packages";

test("sites are built with the packages of the list, which models are told of, and no others", () => {
  expect(listPackages()).toBe(Object.keys(list.dependencies).join(", "));
});
