import { newProjectPath, showcasePath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { answersLine } from "./copy";
import { Examples, MadeHere } from "./examples";
import { InstallForm, InstallHint } from "./install-button";
import type { Installation } from "./installation";

/** Longest description the form takes, in characters: a page of text; the chat takes more. */
const PROMPT_LENGTH = 2000;

/** The promise, the box where a visitor starts by saying something, and what others have said. */
export function Hero({ installation }: { installation: Installation }) {
  const { appName } = installation;
  const answers = answersLine(installation);
  return (
    <section aria-labelledby="promise">
      <div className="page-width hero">
        <div className="hero__words">
          <h1 id="promise">
            <span className="voice">Say what you want.</span>{" "}
            <span>
              Ship <span className="marked">what you said.</span>
            </span>
          </h1>
          <p className="lead">
            Describe an app in plain language. {appName} writes the files, runs them beside the chat
            and publishes the result at its own address. No code by hand, no account to try it.
          </p>
          <StartForm />
          {answers ? <p className="muted small">{answers}</p> : null}
          <div>
            <div className="button-row hero__ways">
              <ButtonLink variant="quiet" small href="#features">
                See How It Works
              </ButtonLink>
              <ButtonLink variant="quiet" small href={showcasePath}>
                Showcase
              </ButtonLink>
              <InstallForm appName={appName} />
            </div>
            <InstallHint />
          </div>
        </div>
        <MadeHere />
      </div>
      <Examples />
    </section>
  );
}

/** What is written here may be too long for an address, so it is posted. */
function StartForm() {
  return (
    <form method="post" action={newProjectPath}>
      <input type="hidden" name="intent" value="start" />
      <div className="say">
        <label htmlFor="prompt">Describe your app</label>
        <textarea
          id="prompt"
          name="prompt"
          rows={2}
          maxLength={PROMPT_LENGTH}
          placeholder="A habit tracker with streaks, in calm green"
        />
        <Button type="submit" variant="primary">
          Start building
          <Icon name="arrow" />
        </Button>
      </div>
    </form>
  );
}
