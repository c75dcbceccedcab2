import type { FileTree } from "~/projects/files";
import { readText } from "../../source/files.server";
import { fieldsOf } from "../abilities/named-field";
import { type EditResult, edited, there, unchanged } from "../edit";
import { withEntryPart } from "./entry-part";
import { anyOf } from "./said-of";

const WAYS: readonly [way: string, said: RegExp, name: string][] = [
  ["whatsapp", anyOf("whats ?app"), "WhatsApp"],
  [
    "call",
    anyOf(
      "calls?|ring|phone|dial|anruf\\p{L}*|telefonier\\p{L}*|appeler|téléphoner|llamar|chiama\\p{L}*|ligar",
    ),
    "Call",
  ],
  ["email", anyOf("e-?mails?|mails?|correos?|courriels?|posta"), "Email"],
  [
    "copy",
    /(?=.*(?:clipboard|text|details|zwischenablage|texte?|address|number))(?:cop(?:y|ies)|clipboard|kopier|copier|copiar)/iu,
    "Copy",
  ],
];

/** Ways to send each entry on, or to call whom it is of; null where the words name none. */
export function sending(files: FileTree, words: string): EditResult | null {
  const ways = WAYS.filter(([, said]) => said.test(words));
  const path = "src/components/SendLinks.tsx";
  const calls = ways.some(([way]) => way === "call");
  if (ways.length === 0 || (calls && !fieldsOf(files).some(({ type }) => type === "tel")))
    return null;
  const list = `= [${ways.map(([way]) => `"${way}"`).join(", ")}]`;
  const source = readText("edits/files/app/components/SendLinks.tsx").replace(
    /= \["call", "email", "whatsapp", "copy"\]/,
    list,
  );
  const names = ways.map(([, , name]) => `“${name}”`).join(" and ");
  const told = `Each entry has ${names}: ${calls && ways.length === 1 ? "it calls the number of the entry, where it has one" : ways.some(([way]) => way !== "copy") ? "it opens with what the entry says already written, and is sent by whoever presses it" : "it copies what the entry says"}.`;
  if (files.has(path))
    return files.get(path) === source
      ? there("Each entry has that already.")
      : edited(new Map([[path, source]]), told);
  const made = withEntryPart(files, {
    name: "SendLinks",
    markup: (as) => `<SendLinks values={${as}.values} />`,
  });
  return made
    ? edited(new Map([...made, [path, source]]), told)
    : unchanged("I found no place in the entries for that.");
}
