import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { signUp } from "../../../tests/support/generation-runs";
import { PDF, picture, SCRIPT } from "../../../tests/support/upload-files";
import { takeFormPictures } from "./form-pictures.server";
import { PICTURE_BUDGETS } from "./picture-budgets.server";
import { PostPictures } from "./pictures.server";
import { sweepUnshownPictures } from "./unshown-pictures.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createDiskStorage(folder);
const pictures = new PostPictures({ storage });
let ann: string;

beforeAll(async () => {
  ann = (await signUp("ann")).user?.id ?? "";
});

const photo = async (width = 40, height = 30) => ({
  name: "My [cat](x).JPG",
  bytes: await picture(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: "me" } })
    .toBuffer(),
});
const take = async (sent: { name: string; bytes: Uint8Array }) =>
  pictures.take(ann, async () => sent);

describe("a picture in a post", () => {
  test("is encoded anew, in the size of a column, without what else was in it", async () => {
    const taken = await take(await photo(4_000, 3_000));
    expect(taken).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      url: `/pictures/${taken.id}.webp`,
      width: 1_600,
      height: 1_200,
      markdown: `![My cat x](/pictures/${taken.id}.webp)`,
    });
    const stored = await pictures.read(`${taken.id}.webp`);
    expect(stored?.type).toBe("image/webp");
    const metadata = await sharp(stored?.body).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 1_600, height: 1_200 });
    expect(metadata.exif).toBeUndefined();
  });

  test("is not made larger than it is", async () => {
    expect(await take(await photo(40, 30))).toMatchObject({ width: 40, height: 30 });
  });

  test.each([
    ["nothing", Buffer.alloc(0), /empty/],
    ["a PDF", PDF, /none of them/],
    ["a drawing with a script", Buffer.from(SCRIPT), /none of them/],
    ["more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1), /10 MB at most/],
  ])("is not %s", async (_what, bytes, words) => {
    const before = await db.postPicture.count();
    await expect(take({ name: "a.png", bytes })).rejects.toThrow(words);
    expect(await db.postPicture.count()).toBe(before);
  });

  test("is refused when somebody has as many as they may", async () => {
    const budgets = {
      ...PICTURE_BUDGETS,
      postPictures: { ...PICTURE_BUDGETS.postPictures, max: 0 },
    };
    const full = new PostPictures({ storage, budgets });
    await expect(full.take(ann, photo)).rejects.toMatchObject({ status: 507 });
  });

  test("has no other name than its own", async () => {
    for (const name of ["x.webp", "../secret.webp", "a/b.webp", "0123456789abcdef.png"]) {
      expect(await pictures.read(name), name).toBeNull();
    }
  });
});

test("Pictures that come with a form stand at the end of its text, and a refused one takes nothing away", async () => {
  const form = new FormData();
  form.append("picture", new File([new Uint8Array((await photo()).bytes)], "one.jpg"));
  form.append("picture", new File([new Uint8Array(PDF)], "two.pdf"));
  form.append("picture", new File([], ""));
  const taken = await takeFormPictures(pictures, ann, { form, content: "Look\n" });
  expect(taken.content).toMatch(/^Look\n\n!\[one\]\(\/pictures\/[0-9a-f]{24}\.webp\)$/);
  expect(taken.problem).toMatch(/^two\.pdf: Only PNG/);
  const none = await takeFormPictures(pictures, ann, { form: new FormData(), content: "Look\n" });
  expect(none).toEqual({ content: "Look\n", problem: null });
});

test("A picture that no text shows is gone after a day; one in a post or a draft stays", async () => {
  await db.postPicture.deleteMany();
  const [posted, drafted, forgotten] = [
    await take(await photo()),
    await take(await photo()),
    await take(await photo()),
  ];
  await db.forumThread.create({
    data: { categoryId: "general", authorId: ann, title: "t", content: `A ${posted.markdown}` },
  });
  const fields = JSON.stringify({ content: drafted.markdown });
  await db.draft.create({ data: { userId: ann, place: "thread", fields } });
  expect(await sweepUnshownPictures(storage, new Date())).toBe(0);

  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
  expect(await sweepUnshownPictures(storage, tomorrow)).toBe(1);
  expect(await pictures.read(`${forgotten.id}.webp`)).toBeNull();
  expect(await pictures.read(`${posted.id}.webp`)).not.toBeNull();

  await db.draft.deleteMany();
  expect(await sweepUnshownPictures(storage, tomorrow)).toBe(1);
  expect(await pictures.read(`${drafted.id}.webp`)).toBeNull();
});
