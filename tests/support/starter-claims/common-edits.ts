import { expect } from "vitest";
import { applyEdits } from "../../../app/generation/protocol/apply";
import { type ParserEvent, ResponseParser } from "../../../app/generation/protocol/parser";
import { apps } from "../../../app/starter/apps/catalog";
import { bundle } from "../../../app/starter/bundle-fixture";
import { answer } from "../../../app/starter/engine/answer.server";
import { paramsFor } from "../../../app/starter/engine/params";
import { makeProject } from "../../../app/starter/engine/project.server";
import { writeReply } from "../../../app/starter/engine/reply";
import { nextSteps } from "../../../app/starter/engine/tell-app";
import { understand } from "../../../app/starter/match/understand";
import { type KindOfApp, makeKind } from "./kinds";

/** Sends a message the way the product does: reply → text → parser → apply. */
export function say(message: string, files: ReadonlyMap<string, string>) {
  const reply = answer(message, files);
  const after = new Map(files);
  const parser = new ResponseParser();
  const text = writeReply(reply, files);
  const events: ParserEvent[] = [...parser.write(text), ...parser.end()];
  const touched: string[] = [];
  let prose = "";
  for (const event of events) {
    if (event.type === "prose") prose += event.text;
    if (event.type !== "file_end") continue;
    touched.push(event.path);
    expect(event.complete).toBe(true);
    if (event.action === "write") after.set(event.path, event.content);
    else if (event.action === "delete") after.delete(event.path);
    else if (event.action === "edit") {
      const result = applyEdits(after.get(event.path) ?? "", event.edits);
      expect(result).toMatchObject({ ok: true });
      if (result.ok) after.set(event.path, result.content);
    }
  }
  const expected = new Map(files);
  for (const [path, content] of reply.changes) {
    if (content === null) expected.delete(path);
    else expected.set(path, content);
  }
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected));
  return { files: after, prose, touched };
}

/** All of a project, as one text. */
export const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

const WISHES: Record<string, string[]> = {
  landing: [
    "a page for my café Blue Door",
    "a site for my holiday flat",
    "a landing page for Nine",
  ],
};

/** Every next step that an app suggests is really made. */
export function makesWhatItSuggests(row: KindOfApp): void {
  for (const wish of ["", ...(WISHES[row.app.id] ?? [])]) {
    const asked = understand(wish, apps);
    const params = paramsFor(row.app, asked);
    const files = makeProject(row.app, params, row.kind);
    const steps = nextSteps(row.app, params, asked).map(({ send }) => send);
    for (const step of steps) {
      const { touched, prose } = say(step, files);
      expect(touched.length, `${step}: ${prose}`).toBeGreaterThan(0);
      expect(prose).not.toMatch(/changed nothing|Not done/);
    }
    // A table of plans is no part of a café's page.
    if (wish.includes("café")) expect(steps).toContain("add a gallery section");
  }
}

/** It is renamed wherever its name stands. */
export function isRenamedEverywhere(row: KindOfApp): void {
  const files = makeKind(row);
  const old = /<title>([^<]*)</.exec(files.get("index.html") ?? "")?.[1] ?? "";
  const { files: after } = say('rename it to "Tom & <Jerry>"', files);
  expect(after.get("index.html")).toContain("<title>Tom &amp; &lt;Jerry&gt;</title>");
  expect(/<title>([^<]*)</.exec(after.get("index.html") ?? "")?.[1]).not.toBe(old);
  const heading = row.kind === "react" ? after.get("src/settings.ts") : after.get("index.html");
  expect(heading).toContain(
    row.kind === "react" ? '"Tom & \\u003cJerry>"' : "Tom &amp; &lt;Jerry&gt;</h1>",
  );
}

/** It takes all common edits one after the other. */
export async function takesCommonEdits(row: KindOfApp): Promise<void> {
  let files: ReadonlyMap<string, string> = makeKind(row);
  const steps = [
    "make it #8833aa",
    "use a black background",
    "add a dark mode toggle",
    "use a playful style",
    "make the text bigger",
    "square corners",
    'add a footer saying "Made by Ana"',
  ];
  if (row.kind !== "vanilla")
    steps.push(
      "add an About page",
      "add a page called Our team",
      "add a team section",
      "remove the team section",
    );
  for (const step of steps) {
    const { files: after, prose, touched } = say(step, files);
    if (row.kind === "vanilla" && step.includes("footer")) continue;
    expect(touched.length, `${step}: ${prose}`).toBeGreaterThan(0);
    files = after;
  }
  expect(all(files)).toContain("theme-toggle");
  await bundle(files);
}

/** It gains and loses form fields. */
export function gainsAndLosesFields(row: KindOfApp): void {
  const before = makeKind(row);
  const added = say("add a deadline field and make it blue", before);
  expect(all(added.files)).toContain('{ id: "deadline", label: "Deadline", type: "date" }');
  const choice = say("add a field called Size (S, M, L)", added.files);
  expect(all(choice.files)).toContain('options: ["S", "M", "L"]');
  const removed = say("remove the size field", choice.files);
  expect(all(removed.files)).not.toContain('label: "Size"');
}
