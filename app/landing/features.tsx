import { Icon } from "~/ui/icon";
import { featuresOf, IN_SHORT } from "./copy";
import type { Installation } from "./installation";
import { Section } from "./section";

/** Three facts in a row. */
export function FeatureStrip() {
  return (
    <section className="page-width" aria-label="In short">
      <ul className="facts">
        {IN_SHORT.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The six features. */
export function FeatureGrid({ installation }: { installation: Installation }) {
  return (
    <Section
      id="features"
      title="What it does for you"
      lead="From the first sentence to a live address, in one place."
    >
      <div className="page-width">
        <ul className="features">
          {featuresOf(installation).map(({ icon, title, text }) => (
            <li className="feature" key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
