/** Longer text says more than that something failed. */
const ERROR_LENGTH = 2_000;
/** How proxies and providers put an error where an answer was to be: by JSON, as a drawing, by a status. */
const ERROR =
  /^\s*(?:\{\s*"(?:error|detail)"\s*:|<svg[\s>]|<\?xml\b|<Error>|(?:http |api |server )?error\b[\s:(-]{1,3}\d{3}\b|(?:http\/[\d.]+ )?(?:4\d\d|5\d\d)[\s:-]{1,3}(?:bad|internal|service|gateway|too many|unauthorized|forbidden|payment)|upstream (?:connect|request)|(?:internal server error|bad gateway|service unavailable|gateway time-?out|too many requests|rate limit (?:exceeded|reached))\b)/i;

/** A page of a proxy that is an error, as nginx and others send it. */
const ERROR_PAGE =
  /^\s*(?:<!doctype html[^>]*>\s*)?<html[\s>][\s\S]*?<(?:title|h1)[^>]*>\s*(?:error:?\s*)?[45]\d\d\b/i;

/** Whether all of an answer reads like an error that came in the place of words, with a status that said success. */
export function readsLikeAnError(answer: string): boolean {
  return answer.length <= ERROR_LENGTH && (ERROR.test(answer) || ERROR_PAGE.test(answer));
}
