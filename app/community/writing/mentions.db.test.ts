import { beforeAll, describe, expect, test } from "vitest";
import { noteNameKey } from "~/accounts/name-keys.server";
import { db } from "~/platform/db.server";
import { findMentions, storeMentions } from "./mentions.server";
import { mentionOf } from "./name-in-text";
import { renderPosts } from "./render-posts.server";

async function join(id: string, name: string) {
  await db.user.create({ data: { id, name } });
  await noteNameKey(id);
}

beforeAll(async () => {
  await join("ann", "Ann");
  await join("mueller", "Jörg Müller");
  await join("twin1", "Twin");
  await join("twin2", "twin");
  await join("li", "李雷");
  for (let count = 0; count < 15; count += 1) await join(`many${count}`, `many${count}`);
});

const named = async (text: string, candidates: string[] = []) =>
  (await findMentions(text, candidates)).map(({ userId }) => userId);

describe("a name in a text", () => {
  test.each([
    ["Thanks @ann!", ["ann"]],
    ["@ANN, and @Ann again", ["ann"]],
    ['(@"jörg müller")', ["mueller"]],
    ["@“Jörg Müller” and @李雷", ["mueller", "li"]],
    ["*@ann*", ["ann"]],
    ["@nobody", []],
    ["write to me@ann or x/@ann or ann@ann.example", []],
    ["`@ann` and\n\n    @ann", []],
    ["[@ann](https://a.example)", []],
    ["> @ann said so", []],
    ["\\@ann", []],
  ])("%j means %j", async (text, people) => {
    expect(await named(text)).toEqual(people);
  });

  test("means nobody where two have it, unless one of them takes part", async () => {
    expect(await named("@twin")).toEqual([]);
    expect(await named("@twin", ["twin2"])).toEqual(["twin2"]);
  });

  test("calls ten people at most, however many are named", async () => {
    const text = Array.from({ length: 10_000 }, (_, count) => `@many${count}`).join(" ");
    expect((await named(text.slice(0, 40_000))).length).toBe(10);
  });

  test("means nobody any more once they are called otherwise", async () => {
    await join("ex", "Old Name");
    expect(await named('@"Old Name"')).toEqual(["ex"]);
    await db.user.update({ where: { id: "ex" }, data: { name: "New Name" } });
    expect(await named('@"Old Name"')).toEqual([]);
    await noteNameKey("ex");
    expect(await named('@"Old Name"')).toEqual([]);
    expect(await named('@"new name"')).toEqual(["ex"]);
  });

  test("is written so that it is found again", async () => {
    for (const name of ["Ann", "Jörg Müller", "李雷"]) {
      expect(await named(`${mentionOf(name)}.`), name).toHaveLength(1);
    }
  });
});

describe("a text that is stored", () => {
  const store = (content: string) => storeMentions({ source: "reply:r1", content });

  test("tells once of whom it names, also when it is edited", async () => {
    expect(await store("@ann")).toEqual(["ann"]);
    expect(await store("@ann and @李雷")).toEqual(["li"]);
    expect(await store("@李雷")).toEqual([]);
    expect(await db.mention.count({ where: { source: "reply:r1" } })).toBe(1);
  });

  test("shows them as links, and others as words", async () => {
    await store("@ann");
    const show = async (content: string) =>
      (await renderPosts([{ source: "reply:r1", content }]))[0];
    expect(await show("Hi @Ann & @Bob")).toContain(
      '<p>Hi <a class="mention" href="/people/ann">@Ann</a> &amp; @Bob</p>',
    );
    await db.user.delete({ where: { id: "ann" } });
    expect(await show("Hi @Ann")).toContain("<p>Hi @Ann</p>");
  });
});
