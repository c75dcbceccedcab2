import { expect, test } from "vitest";
import { type Searchable, searchTopics } from "./search";

const topic = (id: string, more: Partial<Searchable> = {}): Searchable => ({
  id,
  label: id,
  description: "",
  keywords: [],
  html: "",
  ...more,
});

const TOPICS = [
  topic("start", { label: "Getting Started", html: "<p>Open the list of projects.</p>" }),
  topic("host", {
    label: "Self-hosting",
    keywords: ["docker", "fly"],
    html: '<p>One command.</p><h2 id="host-backups"><a class="anchor" href="#host-backups">Backups</a></h2><p>Keep a copy of the <code>DATA_DIR</code> &amp; more.</p>',
  }),
  topic("café", { description: "Where projects go" }),
];

const idsOf = (query: string) => searchTopics(TOPICS, query).topicIds;

test("no words match everything, in order", () => {
  expect(idsOf("  ")).toEqual(["start", "host", "café"]);
});

test.each([
  ["STARTED", ["start"], "a label, whatever the case"],
  ["docker", ["host"], "a keyword"],
  ["projects", ["café", "start"], "a description before a text"],
  ["backups copy", ["host"], "a text, with all its words"],
  ["docker started", [], "never one word of two"],
  ["cafe", ["café"], "without accents"],
  ["nonesuch", [], "nothing"],
])("%s finds %s: %s", (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test("a passage says where it is and what stands around it", () => {
  expect(searchTopics(TOPICS, "data_dir").passages).toEqual([
    {
      topicId: "host",
      title: "Backups",
      headingId: "host-backups",
      before: "Keep a copy of the ",
      found: "DATA_DIR",
      after: " & more.",
    },
  ]);
});

test("markup is never found, only what is read", () => {
  expect(idsOf("anchor")).toEqual([]);
  expect(idsOf("href")).toEqual([]);
});

test("letters that change their length do not shift what is found", () => {
  const { passages } = searchTopics([topic("x", { html: "<p>İİİ ß ﬁ needle</p>" })], "needle");
  expect(passages[0]).toMatchObject({ before: "İİİ ß ﬁ ", found: "needle" });
});
