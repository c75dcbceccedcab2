import { parse } from "yaml";
import { z } from "zod";

/** A mistake in a content file. Its message begins with the file, for whoever wrote it. */
export class ContentError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = "ContentError";
  }
}

const line = (longest: number) => z.string().trim().min(1).max(longest);
/** A day as it is written in the file; YAML 1.2 leaves it a string. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day like 2025-10-16")
  .refine((value) => !Number.isNaN(Date.parse(`${value}T00:00:00Z`)), "must be a day that exists");

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 200;

export const articleSchema = z
  .object({
    title: line(90),
    description: line(DESCRIPTION_LENGTH),
    date: day,
    /** Reading time in minutes, as the index shows it; a test compares it with the words. */
    minutes: z.number().int().min(1).max(60),
    featured: z.boolean().default(false),
  })
  .strict();

export const topicSchema = z
  .object({
    label: line(60),
    description: line(DESCRIPTION_LENGTH),
    keywords: z.array(line(40)).min(1),
    /** Place among the topics, from 1. */
    order: z.number().int().min(1),
  })
  .strict();

export const pageSchema = z
  .object({ title: line(90), description: line(DESCRIPTION_LENGTH), updated: day })
  .strict();

/**
 * Splits a content file into its checked YAML head and its Markdown.
 *
 * @throws {ContentError} naming the file and the first field that is wrong
 */
export function readFrontMatter<T extends z.ZodTypeAny>(
  file: string,
  source: string,
  schema: T,
): { head: z.output<T>; body: string } {
  const [, yaml, body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined) throw new ContentError(file, "must begin with front matter between ---");
  const parsed = schema.safeParse(parseYaml(file, yaml));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join(".") || "the front matter";
    throw new ContentError(file, `${field} is not usable: ${issue?.message}`);
  }
  return { head: parsed.data, body };
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new ContentError(file, `the front matter is not YAML: ${(error as Error).message}`);
  }
}
