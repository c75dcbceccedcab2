import { clsx } from "clsx";
import { projectsPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { stepsOf } from "./copy";
import { DemoPicture } from "./demo-picture";
import type { Installation } from "./installation";
import { Section } from "./section";

/**
 * Four steps from a sentence to a live app. The steps are radio buttons and the style sheet shows
 * the picture of the chosen one, so it works without JavaScript; a script adds the two buttons.
 */
export function Demo({ installation }: { installation: Installation }) {
  const steps = stepsOf(installation);
  return (
    <Section
      id="chat"
      band
      title="Four steps to a live app"
      lead="Pictures of the workspace while it makes the café above. Have a look, then try it with your own idea."
    >
      <div className="page-width">
        <fieldset className="demo" data-demo>
          <legend className="visually-hidden">Step of the demo</legend>
          {steps.map(({ title }, index) => (
            <Choice title={title} index={index} key={title} />
          ))}
          {steps.map(({ title, text }, index) => (
            <Panel title={title} text={text} index={index} key={title} />
          ))}
          <div className="demo__bar">
            <div className="button-row script-only">
              <Button data-demo-move="-1" disabled>
                Previous
              </Button>
              <Button data-demo-move="1">Next</Button>
            </div>
            <ButtonLink href={projectsPath}>
              Start building
              <Icon name="arrow" />
            </ButtonLink>
          </div>
        </fieldset>
      </div>
    </Section>
  );
}

function Choice({ title, index }: { title: string; index: number }) {
  return (
    <>
      <input
        className="demo__radio"
        type="radio"
        name="demo-step"
        id={`demo-${index}`}
        value={index}
        defaultChecked={index === 0}
      />
      <label className="demo__choice" htmlFor={`demo-${index}`}>
        <span className="demo__number">{index + 1}</span>
        <span>{title}</span>
      </label>
    </>
  );
}

function Panel({ title, text, index }: { title: string; text: string; index: number }) {
  return (
    <div className={clsx("demo__panel", `demo__panel--${index}`)} data-demo-panel={index}>
      <p className="demo__text">{text}</p>
      <figure aria-label={`The workspace at step ${index + 1}: ${title}`}>
        <DemoPicture step={index} />
      </figure>
    </div>
  );
}
