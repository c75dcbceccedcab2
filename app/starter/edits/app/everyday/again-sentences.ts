import type { FileTree } from "~/projects/files";
import { changedOne, withAction } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there, unchanged } from "../../edit";
import { form, type Sentence } from "./sentence";

const EACH =
  "(?:per|for (?:each|every)|on (?:each|every)|in (?:each|every)|next to (?:each|every)|beside (?:each|every)|to (?:each|every)) (?:row of |line of )?\\p{L}{3,20}";
const TEXT = '["“„«][^"“”„«»]{2,30}["”“»]';
const SAYING = "(?:that says|which says|saying|called|named|labell?ed|with(?: the text)?|reading)";
const A_BUTTON =
  "(?:(?:add|put|show|want|need|have|give me|there should be) )?(?:one|an?|the) button";

/** A button of each entry that says that it was done today: what is done again has its last day and its next one. */
export const AGAIN_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(`${A_BUTTON} ${EACH} ${SAYING} ${TEXT}`),
      form(`${A_BUTTON} ${SAYING} ${TEXT} ${EACH}`),
      form(`${A_BUTTON} ${TEXT} ${EACH}`),
    ],
    make: (files, _said, { said }) =>
      doneToday(files, /["“„«]\s*([^"“”„«»]+?)\s*["”“»]/u.exec(said)?.[1] ?? ""),
  },
];

/** "Last watered", "Read on": the day on which something was done last. */
const LAST = /^(?:last )?(?<what>\p{L}{3,})(?: (?:on|at|date))*(?: date)?$/iu;

function doneToday(files: FileTree, text: string): EditResult | null {
  const app = entryApp(files);
  const fields = fieldsOf(files);
  if (!app || fields.length === 0) return null;
  const word =
    text
      .toLowerCase()
      .replace(/[^\p{L} ]/gu, "")
      .split(" ")
      .at(-1) ?? "";
  const last = fields.find(
    ({ type, label }) => type === "date" && LAST.exec(label)?.groups?.what?.toLowerCase() === word,
  );
  if (!last)
    return unchanged(
      `I do not know what “${text}” is to do for each. Say it with a day that entries keep: “add a field last ${word || "done"} as a date” first.`,
    );
  if (app.code.includes(`onAgain`) || app.code.includes(`  ${text}`))
    return there(`Each entry has a button “${text}” already.`);
  const every = fields.find(
    ({ type, label }) => type === "number" && /every|days|interval/iu.test(label),
  );
  const next = fields.find(
    ({ type, label, id }) => type === "date" && id !== last.id && /next|due/iu.test(label),
  );
  const day = (offset: string) =>
    `new Date(Date.now() + ${offset} * 86_400_000).toLocaleDateString("sv")`;
  const isNext = every !== undefined && next !== undefined;
  const values = (as: string) =>
    `values: { ...${as}.values, ${last.id}: ${day("0")}${
      isNext
        ? `, ${next.id}: Number(${as}.values.${every.id}) > 0 ? ${day(`Number(${as}.values.${every.id})`)} : ${as}.values.${next.id} ?? ""`
        : ""
    } }`;
  const changes = withAction(files, {
    name: "onAgain",
    label: () => `{${JSON.stringify(text)}}`,
    act: (as, program) => changedOne(program, as, values(as)),
  });
  return changes
    ? edited(
        changes,
        `Each entry has a button “${text}”: it sets “${last.label}” to today${isNext ? `, and “${next.label}” to so many days later as “${every.label}” says` : ""}.`,
      )
    : null;
}
