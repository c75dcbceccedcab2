import { expect, test } from "vitest";
import type { CompileContext } from "../../compile-file";
import { compileSolid } from "./compile-solid";

const context = { kind: "solid", isHot: true } as CompileContext;

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
