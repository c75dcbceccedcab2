import { expect, test } from "vitest";
import type { CompileContext } from "../../compile-file";
import { compileVue } from "./compile-vue";

const file = {
  path: "/src/Card.vue",
  source:
    '<script setup lang="ts">import type { Props } from "./props"; defineProps<Props>();</script><template><img src="./a.svg"></template>',
  query: "",
};
const files = (texts: Record<string, string>, isHot = false) =>
  ({
    ...{ mode: "preview", isHot, config: {} },
    find: (asked: string) => (asked.endsWith(".svg") ? "/src/a.svg" : "/src/props.ts"),
    read: (place: string) => texts[place] ?? null,
  }) as unknown as CompileContext;
const ONE = { "/src/props.ts": "export interface Props { title: string }" };

test("a component is compiled once as long as it and the types that it takes are the same", async () => {
  const compiled = await compileVue(file, files(ONE));
  expect(compiled?.contents).toContain("title:");
  expect(await compileVue(file, files({ ...ONE }))).toBe(compiled);
  const other = await compileVue(
    file,
    files({ "/src/props.ts": "export interface Props { n: number }" }),
  );
  expect(other?.contents).toContain("n:");
  expect(other?.contents).not.toContain("title:");
  // One that can be replaced in a running page is another module.
  expect((await compileVue(file, files(ONE, true)))?.contents).toContain("__VUE_HMR_RUNTIME__");
});

test("a picture that is deleted is told, though its component is as it was", async () => {
  expect((await compileVue(file, files(ONE)))?.warnings).toEqual([]);
  const without = {
    ...files(ONE),
    find: (asked: string) => (asked.endsWith(".svg") ? null : "/src/props.ts"),
  };
  const compiled = await compileVue(file, without as CompileContext);
  expect(compiled?.warnings?.[0]?.text).toContain("is not in the project");
});
