import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";
import { cardFieldsIn } from "./card-fields";

test.each<[string, string[]]>([
  [
    "A kanban board for our sewing room. Columns: Measured, Cut, Sewn, Collected. Each card has the client's name, the garment and what it needs, plus the tailor: Rosa, Anouk or Dev.",
    ["Client's name", "Garment", "What it needs", "Tailor"],
  ],
  [
    "kanban for a garage with columns Booked, In work, Done. Cards need the plate, the driver and a pickup date",
    ["Plate", "Driver", "Pickup date"],
  ],
])("cards of “%s” hold what was said", (request, labels) => {
  const fields = makeProject(request).get("src/fields.ts") ?? "";
  expect([...fields.matchAll(/ label: "([^"]+)"/g)].map(([, label]) => label)).toEqual(labels);
});

test("who is listed behind a colon can be chosen, and is asked for by name later", () => {
  const request =
    "Kanban board for our clinic. Columns: Waiting, With the vet, Going home. Every card has the pet, the owner and the vet: Imran, Sofie or Lukas.";
  expect(cardFieldsIn(request)?.at(-1)).toMatchObject({
    type: "choice",
    options: ["Imran", "Sofie", "Lukas"],
  });
  const { files, said } = tryEdit(makeProject(request), { say: "let me filter by vet" });
  expect(files.get("src/App.tsx"), said).toContain("Filter by Vet");
});

test("a board that tracks what a business makes is a board, and no page about it", () => {
  const project = makeProject(
    "A board to track cakes in our patisserie: Ordered, Baking, Decorating, Collected",
  );
  expect(project.get("src/settings.ts")).toContain('"Decorating"');
});

test.each([
  "a notice board for our village hall",
  "a board game café, a page with our hours",
])("“%s” is no board of columns", (request) => {
  expect(makeProject(request).get("src/components/BoardCard.tsx")).toBeUndefined();
});

test("columns are no fields of cards", () => {
  expect(cardFieldsIn("kanban board with columns backlog, doing and done")).toBeNull();
});
