import { timingSafeEqual } from "node:crypto";
import { macOf } from "~/accounts/proofs.server";
import { badRequest } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";
import { HUMAN_FIELD, NOBODY_FIELD } from "./human-fields";

/** A form may wait a day in an open tab; then it only asks to be sent once more. */
const TOKEN_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^([0-9a-z]{1,11})\.([0-9a-f]{64})$/;

/** What a form carries to tell when it was shown; nothing is stored for it. */
export function issueHumanToken(now = new Date()): string {
  const time = now.getTime().toString(36);
  return `${time}.${proofOf(time)}`;
}

/**
 * Tells programs that fill in every form they find from people: there is a field that people do not
 * see, and people take some time. Only for forms: programs are welcome at the API.
 *
 * @throws {AppError} 400 that keeps what was typed; sending the form again is all that a person does
 */
export function checkHuman(form: FormData, now = new Date()): void {
  const age = ageOf(String(form.get(HUMAN_FIELD) ?? ""), now);
  if (String(form.get(NOBODY_FIELD) ?? "") !== "") {
    throw again("A field that nobody sees was filled in, perhaps by your browser.");
  }
  if (age === null || age > TOKEN_MS) throw again("This form had been open for long.");
  if (age < settings.HUMAN_SECONDS * 1000) throw again("That was very quick.");
}

/** How long ago a token was given out, in milliseconds; null when it is none of ours. */
function ageOf(token: string, now: Date): number | null {
  const [, time = "", proof = ""] = TOKEN.exec(token) ?? [];
  if (!time || !timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(time)))) return null;
  return now.getTime() - Number.parseInt(time, 36);
}

function proofOf(time: string): string {
  return macOf("human-form", time);
}

function again(why: string): Error {
  return badRequest(`${why} Nothing was sent, and your text is still here: please send it again.`, {
    code: "send_again",
  });
}
