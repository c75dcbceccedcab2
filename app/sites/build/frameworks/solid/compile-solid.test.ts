import { expect, test } from "vitest";
import type { CompileContext } from "../../compile-file";
import { compileSolid } from "./compile-solid";

const context = { kind: "solid", isHot: true, config: {} } as CompileContext;

test("a component that can be replaced keeps JSX with refs and with what Solid adds by itself", async () => {
  const source = `import { createSignal } from "solid-js"
export default function App() {
  const [tab] = createSignal("a")
  return <div><Switch><Match when={tab() === "a"}>A</Match></Switch></div>
}`;
  const withRef = "export default () => { let box; return <div ref={box!} />; };";
  const compiled = await compileSolid({ path: "/src/App.jsx", source, query: "" }, context);
  expect(compiled?.errors).toBeUndefined();
  expect(compiled?.contents).toMatch(/import \{ Switch as _\$Switch \} from "solid-js\/web"/);
  // A ref is assigned where the component has its variable.
  const file = { path: "/src/Box.tsx", source: withRef, query: "" };
  const referring = await compileSolid(file, context);
  expect(referring?.contents).toMatch(/\bbox = _el\$/);
});

test("other JSX is replaced by itself, so that the state of its component stays", async () => {
  const source = `import { createSignal, Show } from "solid-js";
export default () => { const [on] = createSignal(true); return <Show when={on()}><h1>A</h1></Show>; };`;
  const compiled = await compileSolid({ path: "/src/App.jsx", source, query: "" }, context);
  expect(compiled?.contents).toContain("_$$component");
  expect(compiled?.contents).toMatch(/get v0\(\)/);
});

test("in a project for Solid 1.6 a block hands on its value, as it did there", async () => {
  const source = `import { Show } from "solid-js";
export default (p) => <main><Show when={p.user}>{(user) => <b>{user.name}</b>}</Show><Show when={p.on}>{() => 1}</Show></main>;`;
  const file = { path: "/src/App.jsx", source, query: "" };
  const of = async (config: object) =>
    (await compileSolid(file, { ...context, isHot: false, config } as CompileContext))?.contents;
  expect((await of({ older: "solid1.6" }))?.match(/keyed: true/g)).toHaveLength(1);
  expect(await of({})).not.toContain("keyed");
});
