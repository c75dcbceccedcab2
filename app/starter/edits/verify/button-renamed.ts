import type { FileTree } from "~/projects/files";
import { pageOf } from "../page/page-model";
import { textsChanged } from "./texts-changed";

/** "Make a button which deletes …": one that is not there yet, by what it does. */
const NEW_BUTTON =
  /(?<!\p{L})(?:make|add|want|need|have|put|create|get|give (?:me|us))(?: (?:me|us))? an? (?:\p{L}+ ){0,2}button (?:which|that|to|for) (?<does>[^"“”„«»\n]{3,200})/iu;
const BUTTONS = /<button(?![\w-])|createElement\("button"\)|(?<![\w.])button\(/gu;

const buttonsIn = (files: FileTree) =>
  [...files.values()].reduce((count, text) => count + (text.match(BUTTONS)?.length ?? 0), 0);

/** A button of an app that is there and is only called by what a new one was to do. A page has links that look like buttons. */
export function buttonRenamed(wish: string, before: FileTree, after: FileTree): string[] {
  if (pageOf(before)) return [];
  const does = NEW_BUTTON.exec(wish)?.groups?.does?.toLowerCase();
  if (!does || buttonsIn(after) > buttonsIn(before)) return [];
  const name = textsChanged(before, after).fresh.find(
    (text) => text.length > 3 && does.includes(text.toLowerCase()),
  );
  return name ? [`a button that is there would be called “${name}”`] : [];
}
