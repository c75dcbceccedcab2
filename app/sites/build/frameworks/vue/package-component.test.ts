import { expect, test } from "vitest";
import { packageComponent } from "./package-component";

test("a component that a package ships is one module, which puts its styles into the page", async () => {
  const { source, loader } = await packageComponent(
    "/node_modules/icon/icon.vue",
    `<template><svg><path :d="path" /></svg></template>
<script>export default { props: ["path"] };</script>
<style scoped>svg { fill: red }</style><style lang="scss">.a { .b { color: red } }</style>`,
  );
  expect(loader).toBe("js");
  expect(source).toContain("_sfc_main.render = _sfc_render;");
  expect(source).toMatch(/__scopeId = "data-v-\w{8}"/);
  expect(source.match(/document\.head\.append/g)).toHaveLength(1);
  expect(source).toMatch(/svg\[data-v-\w{8}\]/);
  const typed =
    '<script setup lang="ts">defineProps<{ a: string }>();</script><template>{{ a }}</template>';
  expect((await packageComponent("/a.vue", typed)).loader).toBe("ts");
});
