import { AppError } from "../errors";

/** When to try again, in seconds: what waits has limits of a few seconds each. */
const RETRY_SECONDS = 5;

/** @param what the work is, in the plural: "requests" */
export function tooManyOfYours(
  what: string,
  { perVisitor, waitingPerVisitor }: { perVisitor: number; waitingPerVisitor: number },
): AppError {
  const limit = `at most ${perVisitor} run at a time and ${waitingPerVisitor} wait`;
  return refusal(429, `Too many ${what} of yours are under way: ${limit}.`);
}

/** @param what as of {@link tooManyOfYours} */
export function tooManyInAll(what: string): AppError {
  return refusal(503, `Many ${what} are under way on this server at the moment.`);
}

function refusal(status: number, why: string): AppError {
  return new AppError(
    status,
    `${why} Nothing was changed; please try again in ${RETRY_SECONDS} seconds.`,
    { code: "busy", retryAfterSeconds: RETRY_SECONDS },
  );
}
