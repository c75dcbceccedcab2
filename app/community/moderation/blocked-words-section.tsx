import { ReasonField } from "~/admin/audit/reason-field";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { BLOCKED_WORD_LENGTH, BLOCKED_WORDS } from "../standing/standing-limits";

interface BlockedWordsSectionProps {
  words: readonly string[];
  /** What was refused, as it was typed. */
  typed: string;
  reason: string;
  error: string | undefined;
}

/** The words that nobody writes: a list with a way to take each off, and a form for another. */
export function BlockedWordsSection({ words, typed, reason, error }: BlockedWordsSectionProps) {
  return (
    <section className="admin__section" aria-labelledby="words-title">
      <div className="stack">
        <h2 id="words-title">Blocked words</h2>
        <p className="muted">
          Nobody but admins can write them in posts and messages. Case, accents, look-alike letters
          and digits in the place of letters hide nothing. At most {BLOCKED_WORDS}.
        </p>
      </div>
      <div className="stack">
        <form method="post" className="admin__line">
          <input type="hidden" name="intent" value="block-word" />
          <Field
            label="Word or phrase"
            name="word"
            required
            maxLength={BLOCKED_WORD_LENGTH}
            autoComplete="off"
            defaultValue={typed}
            {...(error ? { error } : {})}
          />
          <ReasonField of="Block it" id="word" value={reason} />
          <Button type="submit" variant="primary">
            Block it
          </Button>
        </form>
        {words.length === 0 ? <p className="muted">No word is blocked.</p> : null}
        {words.length > 0 ? (
          <form method="post" className="stack">
            <input type="hidden" name="intent" value="allow-word" />
            {/* Enter in the reason chooses no word. */}
            <button type="submit" disabled hidden />
            <ReasonField of="Allow a word again" id="allow" />
            <ul className="words">
              {words.map((word) => (
                <li key={word} className="word">
                  <bdi>{word}</bdi>
                  <Button
                    type="submit"
                    small
                    variant="quiet"
                    name="word"
                    value={word}
                    aria-label={`Allow “${word}” again`}
                  >
                    Allow
                  </Button>
                </li>
              ))}
            </ul>
          </form>
        ) : null}
      </div>
    </section>
  );
}
