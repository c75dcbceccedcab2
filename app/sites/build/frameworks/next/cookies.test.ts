import { afterEach, expect, test, vi } from "vitest";
import { serverFiles, withoutActions } from "./server-files";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function opened(cookie: string) {
  const page = { cookie };
  const reload = vi.fn();
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { reload });
  const { COOKIES, refreshed } = await import("./shims/cookies");
  return { page, reload, COOKIES, refreshed };
}

test("an app reads and writes its visitor's cookies where it runs", async () => {
  vi.useFakeTimers();
  const { page, reload, COOKIES } = await opened("locale=de; look=a%20b");
  expect(COOKIES.get("locale")).toEqual({ name: "locale", value: "de" });
  expect(COOKIES.getAll()).toHaveLength(2);
  expect(COOKIES.has("none")).toBe(false);
  COOKIES.set("locale", "fr; x", { maxAge: 60 });
  expect(page.cookie).toBe("locale=fr%3B%20x; path=/; max-age=60; samesite=lax");
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("the page is made anew once its cookies are others, and never otherwise", async () => {
  const { page, reload, refreshed } = await opened("locale=de");
  refreshed();
  expect(reload).not.toHaveBeenCalled();
  page.cookie = "locale=fr";
  refreshed();
  expect(reload).toHaveBeenCalledOnce();
});

test("actions that write cookies alone run, those that ask anybody else are a server's", () => {
  const keeps = `"use server"; import { cookies } from "next/headers"; import { defaultLocale } from "@/i18n/config";
    export async function setLocale(locale: string) { (await cookies()).set("locale", locale ?? defaultLocale); }`;
  const tree = new Map([
    ["services/locale.ts", keeps],
    ["services/login.ts", `${keeps} import { db } from "drizzle-orm";`],
    ["services/ask.ts", `${keeps} await fetch("https://a.example");`],
  ]);
  expect(serverFiles(tree)).toEqual(["services/ask.ts", "services/login.ts"]);
  expect(withoutActions(tree).get("services/locale.ts")).toBe(keeps);
});
