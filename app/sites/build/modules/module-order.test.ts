import { expect, test } from "vitest";
import { readNames } from "./module-names";
import { followImports, inOrder } from "./module-order";
import type { Target, WalkedModule } from "./walk-modules";

/** Modules by path, with what each imports: a module, a stylesheet (`*.css`), or a package. */
function modulesOf(imports: Record<string, string[]>): Map<string, WalkedModule> {
  const targetOf = (path: string): Target => {
    if (path in imports) return { is: "module", path };
    if (path.endsWith(".css")) return { is: "style", path };
    return { is: "external", specifier: path, isCommonJs: false };
  };
  return new Map(
    Object.entries(imports).map(([path, all]) => [
      path,
      {
        path,
        names: {
          imports: all.map((specifier) => ({ specifier, kind: "import-statement", names: null })),
        },
        targets: new Map(all.map((one) => [one, targetOf(one)])),
      } as unknown as WalkedModule,
    ]),
  );
}

test("modules run after what they import, and styles apply as they are met", () => {
  const found = modulesOf({
    main: ["a", "main.css", "b", "a"],
    a: ["shared", "a.css"],
    b: ["b.css", "shared", "main"],
    shared: ["shared.css"],
  });
  const { modules, styles } = inOrder("main", found);
  expect(modules.map(({ path }) => path)).toEqual(["shared", "a", "b", "main"]);
  expect(styles).toEqual(["shared.css", "a.css", "main.css", "b.css"]);
});

test("a chain of modules may be as long as it likes", () => {
  const path = (n: number) => `/src/m${n}.ts`;
  const LONG = 50_000;
  const chain = modulesOf(
    Object.fromEntries(
      Array.from({ length: LONG }, (_, n) => [path(n), n + 1 < LONG ? [path(n + 1)] : ["react"]]),
    ),
  );
  const { modules } = inOrder(path(0), chain);
  expect([modules.length, modules[0]?.path, modules.at(-1)?.path]).toEqual([
    LONG,
    path(LONG - 1),
    path(0),
  ]);
  const met: Target[] = [];
  followImports(path(0), chain, { meet: (target) => met.push(target) });
  expect(met).toHaveLength(1);
});

test("a list in a program may be longer than a call takes arguments", () => {
  const numbers = `export const all = [${"1,".repeat(300_000)}]; require("late");`;
  expect(readNames(numbers)?.imports).toMatchObject([{ specifier: "late" }]);
});
