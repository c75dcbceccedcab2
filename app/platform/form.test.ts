import { expect, test } from "vitest";
import { readForm } from "./form.server";

const EDGE = "edge";
const multipart = (body: string, rest = `; boundary=${EDGE}`) =>
  new Request("http://here/", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data${rest}` },
    body: `${body}--${EDGE}--\r\n`,
  });
const part = (name: string, value: string) =>
  `--${EDGE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const texts = (body: string) =>
  new Request("http://here/", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body,
  });

test("forms of either kind are read", async () => {
  const fields = [
    ["name", "Tea & cäke"],
    ["empty", ""],
  ];
  const typed = new URLSearchParams(fields).toString();
  expect([...(await readForm(texts(typed)))]).toEqual(fields);
  const sent = fields.map(([name = "", value = ""]) => part(name, value)).join("");
  expect([...(await readForm(multipart(sent)))]).toEqual(fields);
});

test("a form of more fields than any of ours has is refused before it is taken apart", async () => {
  const status = (request: Request) =>
    readForm(request).then(
      () => 200,
      (answer) => answer.status,
    );
  expect(await status(texts("a=1&".repeat(2_000)))).toBe(200);
  expect(await status(texts("a=1&".repeat(2_001)))).toBe(400);
  expect(await status(multipart(part("a", "1").repeat(2_001)))).toBe(400);
  const hidden = `; x=";boundary=foo"; boundary=${EDGE}`;
  expect(await status(multipart(part("a", "1").repeat(2_001), hidden))).toBe(400);
  expect(await status(multipart(part("a", "1"), hidden))).toBe(200);
  expect(await status(multipart("broken"))).toBe(400);
});

test.each([
  "",
  "; boundary",
  "; boundary=",
  ";x=boundary=edge",
])("a form in parts that does not say where they end is refused in words: %j", async (rest) => {
  const refused = readForm(multipart(part("a", "1"), rest));
  const answer: Response = await refused.then(
    () => null,
    (thrown) => thrown,
  );
  expect(answer.status).toBe(400);
  expect((await answer.json()).sentence).toContain("does not say where its parts end");
});
