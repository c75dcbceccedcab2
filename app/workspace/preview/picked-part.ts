import { z } from "zod";
import { type AboutPart, writeAbout } from "~/conversation/about-part";
import { isOfPreview } from "./place";

/** Longest text of a part that a message carries, in characters. */
const TEXT_LENGTH = 120;
const PATH_LENGTH = 160;
const ROUTE_LENGTH = 120;

/**
 * A part as the preview's script tells it (`sites/previews/client/pick.ts`). The app around that script may say
 * anything: what is longer than that script makes it is refused, and what is taken is plain text.
 */
const toldSchema = z.object({
  type: z.literal("@sayso/picked"),
  tag: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  text: z.string().max(1_000),
  path: z.string().max(1_000),
  route: z.string().max(2_000),
});
const endedSchema = z.object({ type: z.literal("@sayso/pick-ended") });

/** What is chosen, as the chip above the message names it and as the message carries it. */
export interface Picked {
  label: string;
  line: string;
}

/** What people call elements by their tags; any other is a part. */
const KINDS: Readonly<Record<string, string>> = {
  a: "link",
  article: "article",
  aside: "aside",
  blockquote: "quote",
  button: "button",
  dialog: "dialog",
  footer: "footer",
  form: "form",
  header: "header",
  img: "picture",
  input: "field",
  label: "label",
  li: "list entry",
  main: "main part",
  nav: "navigation",
  ol: "list",
  p: "paragraph",
  section: "section",
  select: "choice",
  summary: "summary",
  svg: "picture",
  table: "table",
  td: "table cell",
  textarea: "field",
  th: "table heading",
  ul: "list",
  video: "video",
};

/**
 * @param label names the preview's host, as in {@link isOfPreview}
 * @returns what was chosen, "ended" where somebody gave up inside of the preview, null for anything else
 */
export function readPicked(
  { origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">,
  label: string | undefined,
): Picked | "ended" | null {
  if (!isOfPreview(origin, label)) return null;
  if (endedSchema.safeParse(data).success) return "ended";
  const told = toldSchema.safeParse(data);
  if (!told.success) return null;
  const { tag, text, path, route } = told.data;
  const part: AboutPart = {
    kind: /^h[1-6]$/.test(tag) ? "heading" : (Object.hasOwn(KINDS, tag) && KINDS[tag]) || "part",
    text: cut(oneLine(text).replace(/[“”„«»"]/g, "'"), TEXT_LENGTH),
    route: cut(`/${oneLine(route).replace(/[\s()“”]|^\/+/g, "")}`, ROUTE_LENGTH),
    path: cut(oneLine(path).replace(/[^\p{L}\p{N}\s_.#:>()-]/gu, ""), PATH_LENGTH) || tag,
  };
  return {
    label: part.text ? `${part.kind} “${part.text}”` : part.kind,
    line: writeAbout(part),
  };
}

/** Signs that nobody sees, or that turn the direction of what follows, would hide what a message says. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\p{Cs}\p{Co}]/gu;

function oneLine(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** No character is cut in two. */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
