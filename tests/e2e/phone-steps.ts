import type { Page } from "@playwright/test";
import { DONE } from "./stubbed-answers";

/** An answer that says nothing. */
export const ANSWERED = { headers: { "content-type": "text/event-stream" }, body: DONE };

export const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name });
