import { beforeAll, describe, expect, test } from "vitest";
import { noteNameKey } from "~/accounts/name-keys.server";
import { db } from "~/platform/db.server";
import { FOUND_PER_PAGE, type ForumSearch, searchForum } from "./search.server";
import { indexAllPending } from "./search-index.server";

let count = 0;

async function write(
  title: string,
  content = "text",
  more: { authorId?: string; categoryId?: string; status?: string } = {},
): Promise<string> {
  count += 1;
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, count));
  const data = { categoryId: "general", title, content, createdAt, ...more };
  return (await db.forumThread.create({ data })).id;
}

async function reply(threadId: string, content: string): Promise<string> {
  const number = (await db.forumReply.count({ where: { threadId } })) + 1;
  return (await db.forumReply.create({ data: { threadId, number, content } })).id;
}

const titles = async (search: string | ForumSearch) => {
  const { posts } = await searchForum(typeof search === "string" ? { q: search } : search);
  return posts.map(({ title }) => title.map(({ text }) => text).join(""));
};

beforeAll(async () => {
  await write("Müller fragt nach Haustüren", "Straßenbahn und Fußball");
  await write("Crème brûlée", "Łódź, naïve");
  await write("如何搜索论坛", "用户可以发布应用");
  await write("検索とカタカナ", "アプリを公開する");
  await write("포럼에서 검색하기", "앱을 만들었습니다");
  await write("Плёнка", "Новости ЁЖИКА");
});

describe("a search finds", () => {
  test.each([
    ["muller", "Müller fragt nach Haustüren"],
    ["MÜLLER", "Müller fragt nach Haustüren"],
    ["mueller", "Müller fragt nach Haustüren"],
    ["haus", "Müller fragt nach Haustüren"],
    ["strassenbahn", "Müller fragt nach Haustüren"],
    ["straße fussball", "Müller fragt nach Haustüren"],
    ['"fragt nach haustüren"', "Müller fragt nach Haustüren"],
    ["creme", "Crème brûlée"],
    ["BRÛLÉE", "Crème brûlée"],
    ["lodz naive", "Crème brûlée"],
    ["搜索", "如何搜索论坛"],
    ["论", "如何搜索论坛"],
    ["坛", "如何搜索论坛"],
    ["发布应用", "如何搜索论坛"],
    ["検索", "検索とカタカナ"],
    ["カタカナ", "検索とカタカナ"],
    ["公開", "検索とカタカナ"],
    ["검색", "포럼에서 검색하기"],
    ["앱", "포럼에서 검색하기"],
    ["ежик", "Плёнка"],
  ])("%s in %s", async (query, title) => {
    expect(await titles(query)).toEqual([title]);
  });

  test.each([
    "索搜",
    "论应",
    '"nach fragt"',
    "ustüren",
    "Müller naïve",
    "搜坛",
  ])("nothing for %s", async (query) => {
    expect(await titles(query)).toEqual([]);
  });

  test("replies, and leads to them", async () => {
    const thread = await write("Where is it?");
    const id = await reply(thread, "In the **zebra** drawer");
    const { posts } = await searchForum({ q: "zebra" });
    expect(posts).toMatchObject([
      {
        isReply: true,
        path: `/community/threads/${thread}?at=${id}#reply-${id}`,
        author: { id: null },
      },
    ]);
    expect(posts[0]?.excerpt).toEqual([
      { text: "In the ", isFound: false },
      { text: "zebra", isFound: true },
      { text: " drawer", isFound: false },
    ]);
  });
});

describe("a search keeps in step", () => {
  test("with edits", async () => {
    const id = await write("Aardvark");
    expect(await titles("aardvark")).toEqual(["Aardvark"]);
    await db.forumThread.update({ where: { id }, data: { title: "Badger" } });
    expect(await titles("aardvark")).toEqual([]);
    expect(await titles("badger")).toEqual(["Badger"]);
  });

  test("with what is held, hidden, deleted and shown again", async () => {
    const id = await write("Capybara", "x", { status: "held" });
    const replyId = await reply(id, "capybara too");
    expect(await titles("capybara")).toEqual([]);
    const set = (status: string) => db.forumThread.update({ where: { id }, data: { status } });
    await set("shown");
    expect(await titles("capybara")).toEqual(["Capybara", "Capybara"]);
    await db.forumReply.update({ where: { id: replyId }, data: { status: "hidden" } });
    expect(await titles("capybara")).toEqual(["Capybara"]);
    await set("deleted");
    expect(await titles("capybara")).toEqual([]);
    await set("shown");
    await db.forumThread.delete({ where: { id } });
    expect(await titles("capybara")).toEqual([]);
    expect(await db.searchEntry.count({ where: { postId: { in: [id, replyId] } } })).toBe(0);
  });

  test("with a thread that moves to another category, and its replies", async () => {
    const id = await write("Dormouse");
    await reply(id, "dormouse!");
    await db.forumThread.update({ where: { id }, data: { categoryId: "help" } });
    expect(await titles({ q: "dormouse", category: "general" })).toEqual([]);
    expect(await titles({ q: "dormouse", category: "help" })).toHaveLength(2);
  });
});

describe("a search by author", () => {
  beforeAll(async () => {
    for (const [id, name] of [
      ["ann", "Ann Müller"],
      ["bob", "Bob"],
    ] as const) {
      await db.user.create({ data: { id, name } });
      await noteNameKey(id);
      await write(`Ferret of ${name}`, "ferret", { authorId: id });
    }
  });

  test("finds what that person wrote, by any words or by none", async () => {
    expect(await titles({ q: "ferret", author: "ann müller" })).toEqual(["Ferret of Ann Müller"]);
    expect(await titles({ q: "", author: "Bob" })).toEqual(["Ferret of Bob"]);
    expect(await titles({ q: "ferret", author: "nobody" })).toEqual([]);
  });

  test("leaves out whom the reader has blocked", async () => {
    expect(await titles({ q: "ferret", without: ["bob"] })).toEqual(["Ferret of Ann Müller"]);
  });

  test("finds nothing for those who write the words that the index has for it", async () => {
    expect(await titles({ q: "", category: "nowhere" })).toEqual([]);
  });
});

test("Many posts come page by page, the newest first, each once", async () => {
  for (let n = 0; n < FOUND_PER_PAGE + 5; n += 1) await write(`Gecko ${n}`);
  const first = await searchForum({ q: "gecko" });
  expect(first.posts).toHaveLength(FOUND_PER_PAGE);
  const second = await searchForum({ q: "gecko", after: first.next });
  expect(second.posts).toHaveLength(5);
  expect(second.next).toBeNull();
  const all = [...first.posts, ...second.posts].map(({ title }) =>
    title.map(({ text }) => text).join(""),
  );
  expect(all).toEqual(
    Array.from({ length: FOUND_PER_PAGE + 5 }, (_, n) => `Gecko ${FOUND_PER_PAGE + 4 - n}`),
  );
});

test.each([
  ["nothing", ""],
  ["signs", `"'()*:^-+&|!<>@#$%\\;--`],
  ["operators", 'a AND (b OR NOT "c NEAR(d e)*'],
  ["columns", "words:x {a b}: c"],
  ["a zero byte", "a\0b \u0000"],
  ["half of a character", "\ud800 \udc00 x\ud83d"],
  ["open quotes", '"""" “““ "a'],
  ["10,000 letters", "x".repeat(10_000)],
  ["10,000 words", "ab ".repeat(10_000)],
  ["a phrase of 10,000 words", `"${"ab ".repeat(10_000)}"`],
  ["10,000 signs of Chinese", "搜".repeat(10_000)],
  ["stars", "a* *b * **"],
  ["joiners and marks alone", "\u200d\u0301\u0301"],
])("A search for %s is answered", async (_what, q) => {
  expect(Array.isArray((await searchForum({ q })).posts)).toBe(true);
});

test("A long text is found by its first word and by its last", async () => {
  const middle = Array.from({ length: 3_000 }, (_, n) => `w${n}`).join(" ");
  await write("Long", `iguana ${middle} jackal`);
  for (const word of ["iguana", "jackal", "w1500"]) expect(await titles(word)).toEqual(["Long"]);
});

test("What is found is shown as text, whatever it is", async () => {
  await write("<b>Kiwi</b>", "<script>kiwi</script>");
  const { posts } = await searchForum({ q: "kiwi" });
  expect(posts[0]?.title).toEqual([
    { text: "<b>", isFound: false },
    { text: "Kiwi", isFound: true },
    { text: "</b>", isFound: false },
  ]);
});

test("The job takes in all that waits", async () => {
  await db.forumThread.createMany({
    data: Array.from({ length: 450 }, (_, n) => ({
      categoryId: "ideas",
      title: `Lemur ${n}`,
      content: "x",
    })),
  });
  expect(await indexAllPending()).toBe(450);
  expect(await db.searchPending.count()).toBe(0);
  expect((await searchForum({ q: "lemur", category: "ideas" })).posts).toHaveLength(FOUND_PER_PAGE);
});
