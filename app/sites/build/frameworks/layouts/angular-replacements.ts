import path from "node:path/posix";
import type { BuildMode } from "../../../packages/store-manifest";
import type { BuildInput } from "../../build-input";
import { isRecord } from "../detection/package-json";
import { angularProject } from "./angular-project";

/** More replacements no project has. */
const MOST = 50;

/**
 * A project of Angular's command line with the files that its angular.json puts in the place of others: in a preview those
 * that it is served with, in a published app those that it is built with, e.g. environment.prod.ts.
 */
export function withAngularReplacements(input: BuildInput, mode: BuildMode): BuildInput {
  const { configured } = angularProject(input.texts);
  const { fileReplacements } = configured[mode === "release" ? "build" : "serve"];
  const replaced = (Array.isArray(fileReplacements) ? fileReplacements : []).slice(0, MOST);
  if (replaced.length === 0) return input;
  const texts = new Map(input.texts);
  for (const one of replaced) {
    if (!isRecord(one)) continue;
    // Before version 8 they had other names.
    const [file, other] = [placeOf(one.replace ?? one.src), placeOf(one.with ?? one.replaceWith)];
    const text = input.texts.get(other);
    if (file !== "" && text !== undefined) texts.set(file, text);
  }
  return { ...input, texts };
}

function placeOf(value: unknown): string {
  return typeof value === "string" ? path.join("/", value).slice(1) : "";
}
