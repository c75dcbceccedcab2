import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { badRequest } from "~/platform/errors";
import { findListed, foldListed } from "./fold-words";
import { BLOCKED_WORD_LENGTH, BLOCKED_WORDS } from "./standing-limits";

type Tx = Prisma.TransactionClient;

/** The words that nobody writes here, folded, in alphabetical order. */
export async function listBlockedWords(): Promise<string[]> {
  const rows = await db.blockedWord.findMany({ orderBy: { word: "asc" }, take: BLOCKED_WORDS });
  return rows.map(({ word }) => word);
}

/** The blocked word that a text has, as it was typed there; or null. */
export async function findBlockedWord(text: string): Promise<string | null> {
  return findListed(text, await listBlockedWords());
}

/**
 * Has nobody write a word or a phrase from now on. One that is listed already is fine.
 *
 * @returns the word as it is compared
 * @throws {AppError} 400 for one without letters or digits, for one that is too long, and for one too many
 */
export async function blockWord(tx: Tx, typed: string): Promise<string> {
  const word = foldListed(typed);
  if (word === "") throw refusal("Please enter a word with letters or digits.");
  if (word.length > BLOCKED_WORD_LENGTH) {
    throw refusal(`Please use at most ${BLOCKED_WORD_LENGTH} characters.`);
  }
  if ((await tx.blockedWord.count()) >= BLOCKED_WORDS) {
    throw refusal(`There are ${BLOCKED_WORDS} blocked words already. Remove one first.`);
  }
  await tx.blockedWord.upsert({ where: { word }, create: { word }, update: {} });
  return word;
}

/** Lets a word be written again. One that is gone is fine. */
export async function allowWord(tx: Tx, word: string): Promise<void> {
  await tx.blockedWord.deleteMany({ where: { word } });
}

function refusal(message: string) {
  return badRequest(message, { fields: { word: message } });
}
