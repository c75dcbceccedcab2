import { expect, test } from "vitest";
import { growthProblem } from "../../../tests/support/near-linear";
import { asThePersonSaid, fromProduct } from "../context/from-product";
import { withoutImitations } from "../context/without-imitations";
import { holdsChoices } from "./choice-lines";
import { claimsChanges } from "./claims";
import { openerIn } from "./continuation-opening";
import { ordersChanges, writesElsewhere } from "./foreign-forms";
import { readElement } from "./form-elements";
import { readEnvelope } from "./form-json";
import { holdsLostCode } from "./lost-code";
import { oddityOf } from "./odd-content";
import { ResponseParser } from "./parser";
import { partOfFile } from "./part-of-file";
import { findDots } from "./stand-ins";

/** A model in a loop, or a browser with a history of its own making, writes one sign without end. */
const LENGTH = 100_000;

// A pattern that takes the square of its text takes half a minute for these, and the test's time is over.
test.each([
  ["new lines", "\n"],
  ["spaces", " "],
  ["carriage returns", "\r"],
  ["backticks", "`"],
  ["tildes", "~"],
  ["arrows of a heredoc", ">"],
  ["beginnings of a field", "path: a.b\n"],
  ["tags", "<delete a=b "],
  ["words", "now remove "],
])("prose of a hundred thousand %s is read in one go", (_, sign) => {
  const prose = `cat ${sign.repeat(LENGTH / sign.length)}x`;
  new ResponseParser().write(prose);
  expect(claimsChanges(prose)).toBe(false);
  expect(holdsLostCode(prose)).toBe(false);
  expect(writesElsewhere(prose)).toBe(false);
  expect(ordersChanges(prose)).toBe(false);
  expect(withoutImitations(prose).isCut).toBe(false);
});

/** Beginnings of what people say, each with what else can follow: twenty thousand characters took half a minute. */
test.each([
  ["English heads", "I have "],
  ["German heads", "Ich habe gä"],
  ["German orders", "änder"],
  ["French heads", "J'ai "],
  ["Spanish heads", "ha sido "],
  ["Portuguese heads", "foi atualiza"],
  ["Russian orders", "замени"],
  ["Russian heads", "был "],
  ["Chinese heads", "我已经"],
  ["Finnish heads", "Olenä"],
  ["Finnish words", "Olen nu "],
  ["Polish heads", "został"],
  ["Turkish heads", "ğdım?"],
  ["Swedish heads", "Jag har "],
  ["Dutch heads", "Ik heb "],
])("words that begin over and over are read in one go: %s", (_, head) => {
  const words = head.repeat(20_000 / head.length);
  expect(claimsChanges(words)).toBe(false);
  expect(ordersChanges(`${words}\n\`\`\`\n`)).toBe(false);
});

test("advice that goes on for long before its line of code is read in one go", () => {
  const blanks = " ".repeat(500_000);
  expect(ordersChanges(`add ${"it ".repeat(40)}it:\n${blanks}x`)).toBe(false);
  expect(ordersChanges("Add below it:\n\n    <Menu />\n")).toBe(true);
});

test("JSON with a comment in each of its lines is read in one go", () => {
  const comments = "1, //\n/* */".repeat(100_000);
  const head = String.raw`{"path":"a.json","content":"x // \"/\"","y":[`;
  const read = readEnvelope(`${head}${comments}1]}`);
  expect(read).toEqual([{ action: "write", path: "a.json", content: 'x // "/"' }]);
  expect(readEnvelope('{"path":"a.json","content":"x",}/')).toBe(null);
});

test("a long list that is sent anew with dots in it is compared in one go", () => {
  const lines = Array.from({ length: 8_000 }, (_, at) => `<li id="${at}">a${at}</li>`);
  const dotted = lines.map((_, at) => `<li id="n${at}">...</li>`);
  expect(findDots(lines, dotted)).toBe(null);
  expect(findDots(lines, ['<li id="7">...</li>'])).toBe('<li id="7">...</li>');
});

test("what a block holds without end is read in one go", () => {
  const spaces = " ".repeat(LENGTH);
  const edit = `a${"*".repeat(LENGTH)}b\n<<<<<<< SEARCH${spaces}x\n`;
  new ResponseParser().write(`\`\`\`edit path="a.css"\n${edit}\`\`\`\n`);
  expect(oddityOf("a.html", "&lt;a".repeat(LENGTH))).toBe(null);
  expect(readElement(`<edit>${"<path ".repeat(LENGTH)}</edit>`)).toBe(null);
});

test("blank lines without end hide nothing that the product said in a turn", () => {
  const content = `a${"\n".repeat(LENGTH)}b`;
  expect(asThePersonSaid({ role: "user", content })).toEqual({ role: "user", content });
});

test("a note of the product that nothing closes is what a person wrote, and each that is closed is not", () => {
  const said = (content: string) => asThePersonSaid({ role: "user", content }).content;
  const note = fromProduct("The files:\n- a.css");
  expect(said(`Make it blue.\n\n${note}\n\n${note}\n\nAnd red.`)).toBe(
    "Make it blue.\n\n\n\nAnd red.",
  );
  expect(said(`${fromProduct("")}Blue.`)).toBe("Blue.");
  const open = "<from-the-workspace>\n".repeat(LENGTH / 20);
  expect(growthProblem(said, (size) => open.slice(0, size))).toBeNull();
  expect(said(open)).toBe(open.trim());
});

test("fences and returns without end open nothing, in a time that grows with them", () => {
  expect(growthProblem(openerIn, (size) => "~".repeat(size))).toBeNull();
  expect(
    growthProblem(openerIn, (size) => `${"`".repeat(size / 2)}${"a".repeat(size / 2)}`),
  ).toBeNull();
  expect(growthProblem(holdsChoices, (size) => "\r".repeat(size))).toBeNull();
  expect(openerIn('Here it goes on:\n```js path="a.js"\nlet a;')).toMatchObject({
    opening: 'Here it goes on:\n```js path="a.js"\n',
    path: "a.js",
  });
});

test("imports and labels with blanks without end are read in one go", () => {
  const blanks = " ".repeat(LENGTH);
  const old = 'import { a } from "./a";\n';
  for (const line of [`import${blanks}x`, `import { a${blanks}x } from "./a"`]) {
    expect(partOfFile("a.ts", old, line)).toBe(null);
  }
  expect(partOfFile("a.ts", old, "import a\n".repeat(LENGTH / 10))).not.toBe(null);
  for (const label of ["Before", "- after:**"]) {
    expect(ordersChanges(`\`\`\`js\na\n\`\`\`\n${label}${blanks}x`)).toBe(false);
  }
});

test.each([
  "<script>",
  "<style ",
  "---\n",
  "a (",
  "$$",
  "def a():\n",
])("a part of a file of nothing but %j is read in the time of its length", (sign) => {
  for (const path of ["a.vue", "a.js", "a.py"]) {
    const read = (text: string) => partOfFile(path, `${text}\nb\nb\nb`, text);
    expect(growthProblem(read, (size) => sign.repeat(size / sign.length))).toBeNull();
  }
});

test("lists nested deeper than can be written are no reason to ask", () => {
  const deep = `${"[".repeat(LENGTH)}${"]".repeat(LENGTH)}`;
  expect(partOfFile("a.json", `[${deep},1,2]`, `[${deep}]`)).toBe(null);
});
