import { randomInt } from "node:crypto";
import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { badRequest } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import { ALPHABET, CODES, GROUPS, normaliseCode } from "./recovery-code-form";

const SYMBOLS = 4;

/**
 * Makes new recovery codes for an account; those it had are void. Only their digests are stored, so
 * this is the one time that they can be shown.
 */
export async function renewCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await db.$transaction([
    db.recoveryCode.deleteMany({ where: { userId } }),
    db.recoveryCode.createMany({ data: codes.map((code) => ({ id: digestOf(code), userId })) }),
  ]);
  return codes;
}

/** How many codes an account has left, and since when. */
export async function readCodes(userId: string): Promise<{ left: number; madeAt: string | null }> {
  const rows = await query<{ createdAt: Date }>(Prisma.sql`
    SELECT "createdAt" FROM "RecoveryCode" WHERE "userId" = ${userId}`);
  return { left: rows.length, madeAt: rows[0]?.createdAt.toISOString() ?? null };
}

/**
 * Signs in by a recovery code, and uses it up: of two requests at once one deletes its row.
 *
 * @param typed as somebody wrote it: blanks, hyphens and capitals do not matter
 * @returns the account's id, and how many codes it has left
 * @throws {AppError} 400 for a code that is none, or was used
 */
export async function signInWithCode(typed: string): Promise<{ userId: string; left: number }> {
  const id = digestOf(normaliseCode(typed));
  const row = await db.recoveryCode.findUnique({ where: { id }, select: { userId: true } });
  const { count } = await db.recoveryCode.deleteMany({ where: { id } });
  if (!row || count === 0) {
    throw badRequest(
      "This is no recovery code, or it was used already. Please check it, or try another one.",
      {
        code: "code_unknown",
        fields: { code: "No such code, or it was used already. Please check what you typed." },
      },
    );
  }
  return {
    userId: row.userId,
    left: await db.recoveryCode.count({ where: { userId: row.userId } }),
  };
}

/** 80 random bits, in four groups. */
function newCode(): string {
  const group = () => Array.from({ length: SYMBOLS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return Array.from({ length: GROUPS }, () => group().join("")).join("-");
}

function digestOf(code: string): string {
  return sha256(`recovery-code\n${normaliseCode(code)}`);
}
