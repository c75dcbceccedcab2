import { HUMAN_FIELD, NOBODY_FIELD } from "./human-fields";

/**
 * The hidden fields that `checkHuman` reads: when the form was shown, and one that only programs
 * fill in.
 *
 * @param token what `issueHumanToken` gave when the page was made
 */
export function HumanCheck({ token }: { token: string }) {
  return (
    <>
      <input type="hidden" name={HUMAN_FIELD} value={token} />
      <div hidden>
        <label>
          Leave this empty
          <input type="text" name={NOBODY_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
