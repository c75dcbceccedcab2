import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const layers: Record<string, string[]> = createRequire(import.meta.url)("./layers.cjs");

/** Rooms that hold rooms of their own. */
const HOUSES = ["admin", "community", "generation", "http", "sites"];

test("every folder of app/ has its place", () => {
  const top = foldersOf("app").filter((name) => name !== "generated" && !HOUSES.includes(name));
  const rooms = HOUSES.flatMap((house) =>
    foldersOf(`app/${house}`).map((name) => `${house}/${name}`),
  );
  expect(Object.keys(layers).sort()).toEqual([...top, ...rooms].sort());
});

test("no folder may import one that leads back to it", () => {
  const done = new Set<string>();
  const visit = (room: string, way: string[]): string[] => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return [];
    const circle = (layers[room] ?? []).flatMap((next) => visit(next, [...way, room]));
    done.add(room);
    return circle;
  };
  expect(Object.keys(layers).flatMap((room) => visit(room, []))).toEqual([]);
});

test("docs/architecture.md says of every folder what it may import", () => {
  const page = readFileSync("docs/architecture.md", "utf8");
  const rows = [...page.matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]*) \|$/gm)].map(
    ([, room = "", imports = ""]) => [room, imports.match(/[\w/-]+/g) ?? []] as const,
  );
  // Routes may import everything.
  const written = Object.fromEntries(rows.filter(([room]) => room !== "routes"));
  const { routes: _, ...allowed } = layers;
  expect(written).toEqual(
    Object.fromEntries(Object.entries(allowed).map(([room, names]) => [room, sortedOf(names)])),
  );
});

function sortedOf(names: string[]): string[] {
  return [...names].sort();
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
