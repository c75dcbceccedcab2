import { expect, test } from "vitest";
import {
  callsNobody,
  moreMoved,
  moreTaken,
  questionAsText,
  severalInOne,
  sizeDropped,
  takenByReason,
} from "./page-pieces";

const PAGE = `<body><header><p class="brand">Lark</p><nav></nav></header><main>
<section id="menu"><h2>On the menu</h2><ul><li><span class="menu-name">Espresso</span></li></ul></section>
<section id="glance"><h2>At a glance</h2><ul><li><h3>Choir for men and a class for beginners</h3></li><li><h3>Concerts</h3></li></ul></section>
</main><footer><p>Us</p></footer></body>`;
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", "p {\n  margin: 0;\n}\n"],
]);
const page = (from: string, to: string) =>
  new Map(before).set("index.html", PAGE.replace(from, to));

test("a question to the one who edits is no text", () => {
  const wish = "pie of the week: apple, then plum. could you show the one of this week?";
  const asked = page("<p>Us</p>", "<p>Plum. could you show the one of this week</p>");
  expect(questionAsText(wish, before, asked)).toHaveLength(1);
  expect(questionAsText(wish, before, page("<p>Us</p>", "<p>Plum</p>"))).toEqual([]);
});

test("two things with prices are two entries", () => {
  const name = (text: string) => page(">Espresso<", `>${text}<`);
  expect(severalInOne("", before, name("soy milk +30p and a scone"))).toHaveLength(1);
  expect(severalInOne("", before, name("Bread and butter"))).toEqual([]);
});

test("what is to be in large letters has a size", () => {
  const wish = "write in huge letters that we are closed";
  const closed = page("<p>Us</p>", '<p class="notice">We are closed</p>');
  expect(sizeDropped(wish, before, closed)).toHaveLength(1);
  const sized = new Map(closed).set("styles.css", ".notice {\n  font-size: 2rem;\n}\n");
  expect(sizeDropped(wish, before, sized)).toEqual([]);
});

test("what stands in one line with something else does not go with it", () => {
  const line = "<li><h3>Choir for men and a class for beginners</h3></li>";
  const wish = "remove the beginners";
  expect(moreTaken(wish, before, page(line, ""))).toEqual(["“Choir for men” would go, too"]);
  const rest = page(line, "<li><h3>Choir for men</h3></li>");
  expect(moreTaken(wish, before, rest)).toEqual([]);
});

test("nor does it move with it", () => {
  const line = "<li><h3>Choir for men and a class for beginners</h3></li>";
  const moved = page(`${line}<li><h3>Concerts</h3></li>`, `<li><h3>Concerts</h3></li>${line}`);
  expect(moreMoved("put the concerts before the beginners", before, moved)).toHaveLength(1);
});

test("a button that says so calls", () => {
  const button = (href: string) =>
    page("<p>Us</p>", `<a class="button" href="${href}">Call us</a>`);
  expect(callsNobody("", before, button("#join"))).toHaveLength(1);
  expect(callsNobody("", before, button("tel:0123456"))).toEqual([]);
});

test("nothing goes that only the reason mentions", () => {
  const wish = "take the concerts off, we don't do those with a menu any more";
  const menu = page('<span class="menu-name">Espresso</span>', "");
  expect(takenByReason(wish, before, menu)).toEqual(["“Espresso” would go"]);
  expect(takenByReason("we don't do those with a group", before, menu)).toHaveLength(1);
  expect(takenByReason(wish, before, page("<li><h3>Concerts</h3></li>", ""))).toEqual([]);
});
