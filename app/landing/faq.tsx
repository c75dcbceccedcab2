import { projectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Installation } from "./installation";
import { questionsOf } from "./questions";

/** Four questions that open and close, and the way to find out by oneself. */
export function Faq({ installation }: { installation: Installation }) {
  return (
    <section className="part" id="faq" aria-labelledby="faq-title">
      <div className="page-width faq">
        <div className="faq__head">
          <h2 id="faq-title">Questions</h2>
          <p className="lead">The quickest answer is to say something and see what comes of it.</p>
          <ButtonLink href={projectsPath}>
            Start building
            <Icon name="arrow" />
          </ButtonLink>
        </div>
        <div>
          {questionsOf(installation).map(({ question, answer }) => (
            <details className="faq__item" key={question}>
              <summary>
                <span>{question}</span>
                <Icon name="plus" />
              </summary>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
