import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import { env } from "~/platform/env.server";
import { endRefusedStart, StartRefusal } from "~/platform/start-refusal";

/** What a Chromium is called where it is installed, the leanest first. */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** In place of a path: no pictures are taken. */
const OFF = "off";

/**
 * The Chromium of this server: the one that is named, else the first of the usual names.
 *
 * @param named a path, or "off"
 * @param folders where programs are, as in `PATH`
 * @returns its path; null where there is none
 * @throws {StartRefusal} when what is named is no program
 */
export function findChromium(named: string | undefined, folders = ""): string | null {
  if (named === OFF) return null;
  if (named) {
    if (isProgram(named)) return named;
    throw new StartRefusal(`CHROMIUM_PATH names no program: ${named}. "off" takes no pictures.`);
  }
  const all = folders.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const places = NAMES.flatMap((name) => all.map((folder) => path.join(folder, name)));
  return places.find(isProgram) ?? null;
}

/** The Chromium that takes the pictures of apps, as of the start of this process; null where there is none. */
export const chromiumPath = findOrStop();

function findOrStop(): string | null {
  try {
    return findChromium(env.CHROMIUM_PATH, process.env.PATH);
  } catch (error) {
    return endRefusedStart(error);
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
