import type { Page } from "@playwright/test";

/** Fills the form of that name, once for each row: label → what is written or chosen. */
async function fillForm(page: Page, name: string, rows: Record<string, string>[]): Promise<void> {
  const form = page.getByRole("form", { name });
  for (const row of rows) {
    for (const [label, value] of Object.entries(row)) {
      const field = form.getByLabel(label, { exact: true });
      const isChoice = await field.evaluate(({ tagName }) => tagName === "SELECT");
      await (isChoice ? field.selectOption(value) : field.fill(value));
    }
    await form.getByRole("button").click();
  }
}

async function keepHabits(page: Page): Promise<void> {
  const kept: [string, string, string][] = [
    ["Read ten pages", "Before the phone", "0111111"],
    ["Walk to work", "Fresh air", "1101110"],
    ["Water the plants", "They notice", "0100100"],
  ];
  await fillForm(
    page,
    "Add a habit",
    kept.map(([name, reason]) => ({ Habit: name, "Why it matters": reason })),
  );
  for (const [name, , days] of kept) {
    const row = page.getByRole("listitem").filter({ hasText: name });
    for (const [index, done] of [...days].entries()) {
      const day = row.locator("button.day").nth(index);
      if (done === "1" && (await day.isEnabled())) await day.click();
    }
  }
}

function writeExpenses(page: Page): Promise<void> {
  return fillForm(page, "Add an expense", [
    { What: "Train pass", Amount: "89", Category: "Transport" },
    { What: "Market on Saturday", Amount: "46.20", Category: "Food" },
    { What: "Cinema", Amount: "24", Category: "Fun" },
    { What: "Lamp for the hall", Amount: "58.50", Category: "Home" },
  ]);
}

async function planTheMove(page: Page): Promise<void> {
  const cards: [string, string[]][] = [
    ["To do", ["Book the van", "Cancel the internet", "Paint the hall"]],
    ["In progress", ["Pack the kitchen", "Find the spare keys"]],
    ["Done", ["Sign the lease", "Tell the school"]],
  ];
  while ((await page.locator(".board-card").count()) > 0) {
    await page.locator(".board-card .card-name").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  }
  for (const [column, names] of cards) {
    for (const name of names) {
      await page.getByRole("button", { name: `Add a card to ${column}` }).click();
      await page.getByRole("dialog").locator("input").first().fill(name);
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    }
  }
}

/**
 * What a person does in an app before its picture is taken, by the example's name: an empty list
 * shows nobody what it is for.
 */
export const USE: Record<string, (page: Page) => Promise<void>> = {
  habits: keepHabits,
  expenses: writeExpenses,
  kanban: planTheMove,
  quiz: (page) => page.getByRole("button", { name: "Start" }).click(),
};
