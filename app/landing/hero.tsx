import { newProjectPath, projectsPath, showcasePath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { EXAMPLES } from "./copy";
import { InstallForm, InstallHint } from "./install-button";
import { Scene } from "./scene";

/** Longest description the form takes, in characters: a page of text; the chat takes more. */
const PROMPT_LENGTH = 2000;

/** The promise, and the box where a visitor starts by saying something. */
export function Hero({ appName }: { appName: string }) {
  return (
    <section className="page-width hero" aria-labelledby="promise">
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
        <ul className="chips" aria-label="Examples to start from">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <a className="chip" href={`${projectsPath}?prompt=${encodeURIComponent(example)}`}>
                {example}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <div className="button-row">
            <InstallForm appName={appName} />
            <ButtonLink href="#features">See How It Works</ButtonLink>
            <ButtonLink href={showcasePath}>Showcase</ButtonLink>
          </div>
          <InstallHint />
        </div>
      </div>
      <Scene />
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
