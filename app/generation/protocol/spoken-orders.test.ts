import { expect, test } from "vitest";
import { landBlock } from "./land-block";
import { ResponseParser } from "./parser";
import type { FileEnd } from "./parser-events";
import { orderIn } from "./spoken-orders";

test.each([
  ["I moved it. Then delete `src/Old.tsx`.", "src/Old.tsx"],
  ["- Remove the old component `src/Old.tsx` since nothing uses it", "src/Old.tsx"],
  ["Supprimez ensuite `src/Old.tsx`.", "src/Old.tsx"],
  ["3. Lösche die Datei `src/Old.tsx`", "src/Old.tsx"],
  ["Borra `old.css` y recarga.", "old.css"],
  ["Удалите старый файл `old.css`.", "old.css"],
  ["删除 `old.css`", "old.css"],
  ["`old.css` を削除", "old.css"],
  ["Deleted **old.css**", "old.css"],
])("“%s” is a deletion that is asked about", (line, path) => {
  expect(orderIn(line)).toMatchObject({ action: "delete", path, isInWords: true });
});

test.each([
  "Rename `styles.css` to `list.css` and update the link:",
  "Renamed: `styles.css` → `list.css`",
  "Renommez `styles.css` en `list.css`.",
  "Renombra `styles.css` a `list.css`",
])("“%s” is a renaming that is asked about", (line) => {
  expect(orderIn(line)).toMatchObject({ action: "rename", path: "styles.css", to: "list.css" });
});

test.each([
  "You can delete `old.css` if you no longer need it.",
  "Delete `old.css` if you no longer need it.",
  "Remove the import of `old.css` from `src/App.tsx`.",
  "Move `header.css` above `main.css` in the head.",
  "Moved `Cart.tsx` and `List.tsx` into `src/parts`.",
  "Removed the unused rules from `styles.css`.",
  "Moved the styles from `a.css` to `b.css`.",
  "Shall I remove `old.css`?",
  "The button deletes `old.css` on the server.",
  "Removing `node.js` is not needed.",
  "Renamed the heading in `index.html` to “Tea”.",
])("“%s” is no order for a file", (line) => {
  expect(orderIn(line)).toBeNull();
});

test("words alone never delete, however often they come, and are nothing where the file is gone", () => {
  const parser = new ResponseParser();
  const events = [...parser.write("All done. I removed it.\nDelete `old.css`."), ...parser.end()];
  const end = events.find((event): event is FileEnd => event.type === "file_end") as FileEnd;
  const target = { sight: "whole", shrinkageIsMeant: false } as const;
  const stays = landBlock(end, { ...target, current: "a {}", wasAsked: true });
  expect(stays).toMatchObject({ kind: "held", isExample: true });
  expect(landBlock(end, { ...target, current: undefined })).toEqual({ kind: "nothing" });
});
