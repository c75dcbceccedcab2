import { PlainBrowser } from "./plain-browser";
import { unique } from "./projects";
import type { SharedApp } from "./shared-app";

/** Signs a new person in, through the page that needs no JavaScript. @param to where they come out */
export async function plainPerson(app: SharedApp, to = "/projects"): Promise<PlainBrowser> {
  const browser = new PlainBrowser(app.visitor(), app.origin);
  await browser.open(`/login?returnTo=${encodeURIComponent(to)}`);
  browser.fill("Name", unique("Person"));
  await browser.press("Log in");
  return browser;
}
