import { describe, expect, test } from "vitest";
import { apps } from "../apps/catalog";
import { understand } from "./understand";

const asked = (text: string) => {
  const { app, fields, lists, title } = understand(text, apps);
  const told = fields?.map(({ label, options = [] }) =>
    options.length > 0 ? `${label}: ${options.join(", ")}` : label,
  );
  return { app: app?.id, fields: told, entries: lists.entries, columns: lists.columns, title };
};

describe("what a request says that entries consist of", () => {
  test.each([
    [
      "A simple to-do list for our house. Tasks have a title and who does it: Anna, Ben or Chloe. I can tick tasks off.",
      ["Title", "Who does it: Anna, Ben, Chloe"],
    ],
    [
      "Une appli pour suivre mes dépenses : montant en euros, catégorie (courses, transport), date et une petite note.",
      ["Montant", "Catégorie: Courses, Transport", "Date", "Note"],
    ],
    [
      "Una lista de tareas con título, fecha y responsable (Ana, Luis o Marta)",
      ["Título", "Fecha", "Responsable: Ana, Luis, Marta"],
    ],
    ["notes app with title, text and search", ["Title", "Text"]],
    [
      "Wine cellar log: name, producer, region, bottles, price CHF, drink from / drink until year, rack position (A1–F12), tasting note.",
      [
        "Name",
        "Producer",
        "Region",
        "Bottles",
        "Price CHF",
        "Drink from / drink until",
        "Rack position",
        "Tasting note",
      ],
    ],
    [
      "Car maintenance log. Entries: date, odometer, job (oil, brakes, other), cost $, notes.",
      ["Date", "Odometer", "Job: Oil, Brakes, Other", "Cost $", "Notes"],
    ],
    [
      "Gift planner. For each person: name, birthday, ideas, budget €, bought (y/n), wrapped",
      ["Name", "Birthday", "Ideas", "Budget €", "Bought", "Wrapped"],
    ],
    [
      "Inventario de mi mercería. Campos: referencia, artículo, tipo (botones, hilos), unidades, proveedor.",
      ["Referencia", "Artículo", "Tipo: Botones, Hilos", "Unidades", "Proveedor"],
    ],
  ])("“%s”", (text, fields) => {
    expect(asked(text)).toMatchObject({ fields, entries: [] });
  });

  test("what is asked for outweighs a word of what it holds", () => {
    expect(asked("Une appli pour suivre mes dépenses : montant, date et une note.").app).toBe(
      "expenses",
    );
  });

  test.each([
    [
      "inventory for my shop, item name, how many in stock, price, warn me when below 5",
      ["Item name", "In stock", "Price"],
    ],
    [
      "Une appli pour l'arrosage : nom, pièce, date, et me montrer lesquelles arroser aujourd'hui",
      ["Nom", "Pièce", "Date"],
    ],
  ])("what the program is to do is no field: “%s”", (text, fields) => {
    expect(asked(text).fields).toEqual(fields);
  });

  test("what is ticked off every day is a habit", () => {
    const text =
      "I want a habit tracker. I tick off whether I drank water, went for a walk and read.";
    expect(asked(text).entries).toEqual(["Drank water", "Went for a walk", "Read"]);
  });

  test("things with what is known of each are no fields", () => {
    const songs = "Songs: Valerie (Eb, 3:40, Jo), Creep (G, 3:55, Lewis), Dreams (F, 4:15, Jo)";
    expect(asked(`A setlist builder with key, length, who sings. ${songs}`).fields).toEqual([
      "Key",
      "Length",
      "Who sings",
    ]);
    expect(
      asked("Workout log. Exercises: squat, bench, deadlift, pull-up.").fields,
    ).toBeUndefined();
  });

  test("stages of a board are its columns, and no fields or name", () => {
    expect(asked("Kanban board with Backlog, In progress, Review and Done")).toEqual({
      app: "kanban",
      fields: undefined,
      entries: [],
      columns: ["Backlog", "In progress", "Review", "Done"],
      title: null,
    });
  });

  test("habits that are named are there from the start", () => {
    expect(
      asked("Habit tracker for running, reading and vitamins, every day of the week").entries,
    ).toEqual(["Running", "Reading", "Vitamins"]);
  });

  test("questions with their answers behind them are those of the quiz, the first answer right", () => {
    const text = "Make a quiz about animals. How many legs has a spider? 8, 6 or 10.";
    expect(understand(text, apps).lists.questions).toEqual([
      { question: "How many legs has a spider?", answers: ["8", "6", "10"] },
    ]);
  });
});
