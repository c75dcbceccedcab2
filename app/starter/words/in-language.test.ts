import { describe, expect, test } from "vitest";
import { makeProject as made } from "../../../tests/support/everyday-edits";
import { bundle } from "../bundle-fixture";
import { applied } from "../edits/edit";
import { answer } from "../engine/answer.server";
import { inLanguage } from "./in-language";
import { APP_LANGUAGES } from "./row";
import { SHARED } from "./shared";

const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("apps speak the language of the request", () => {
  test.each([
    [
      "eine To-do-Liste für unseren Umzug",
      "de",
      ["Hinzufügen", "Erledigt", "Fällig am"],
      "All done",
    ],
    ["une liste de tâches pour la maison", "fr", ["Ajouter", "Échéance"], "Nothing in this view"],
    ["un tracker de dépenses pour la coloc", "fr", ["Nouvelle dépense", '"EUR"'], "New expense"],
    ["una lista de tareas para la universidad", "es", ["Añadir", "Prioridad"], "Clear done"],
    ["um quiz", "pt", ["Certo!"], "Right!"],
    ["quero uma lista de tarefas", "pt", ["Adicionar", "Prazo"], "Clear done"],
    [
      "Gewohnheitstracker",
      "de",
      ["Gewohnheit hinzufügen", "von {habits.length} heute"],
      "} in a row",
    ],
    ["帮我做一个记账应用", "zh", ["添加支出", '"CNY"'], "Add expense"],
  ])("%s", async (request, language, shown, english) => {
    const files = made(request);
    const text = all(files);
    expect(text).toContain(`<html lang="${language}">`);
    for (const one of shown) expect(text).toContain(one);
    expect(text).not.toContain(english);
    await bundle(files);
  });

  test("an English request that names Chinese words is English", () => {
    const files = made("flashcards to learn the words 你好 and 谢谢");
    expect(all(files)).toContain('<html lang="en">');
  });

  test("a file of much space, or that holds marks itself, stays as it is", () => {
    const odd = { "src/a.tsx": `>${" ".repeat(100_000)}x`, "src/b.tsx": '"Done \uE0000\uE001"' };
    const files = new Map(Object.entries(odd));
    expect(inLanguage(files, "kanban", "de", new Set())).toEqual(files);
  });

  test("what a person gave stays as they wrote it", () => {
    const board = made("ein Kanban Board mit den Spalten Backlog, Done und Archiv");
    expect(board.get("src/settings.ts")).toContain('"Done"');
    expect(all(board)).toContain("Karte hinzufügen");
    // As translated as it is counted; the name that cards are stored under is none of the texts.
    expect(all(board)).toMatch(/"1 Karte" : `\$\{cards\.length\} Karten`/);
    expect(all(board)).toContain('useStored<Card[]>("cards"');
  });

  test("an app that is in use keeps the names that its entries are stored by", () => {
    const board = made("a kanban board");
    const { changes, opening } = answer("put all of the app into German", board);
    const german = applied(board, changes);
    const columns = /columns[^;]*;/.exec(board.get("src/settings.ts") ?? "")?.[0];
    expect(columns).toContain('"To do"');
    expect(german.get("src/settings.ts")).toContain(columns);
    expect(all(german)).toContain("Karte hinzufügen");
    expect(opening).toContain("so do columns and choices");
  });

  test.each([
    "a countdown to new year",
    "a pomodoro timer",
    "a quiz",
    "flashcards",
  ])("%s in German: what the script looks for by its id stands on the page", (request) => {
    const files = made(`make ${request}`);
    const german = applied(files, answer("put all of the app into German", files).changes);
    const ids = (page: string) => [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids(german.get("index.html") ?? "")).toEqual(ids(files.get("index.html") ?? ""));
  });

  test("each row says it in each language, with what the program puts in", () => {
    const holes = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([hole]) => hole).sort();
    for (const [english, ...others] of SHARED) {
      expect(others).toHaveLength(APP_LANGUAGES.length);
      for (const one of others) expect(holes(one)).toEqual(holes(english));
    }
  });
});
