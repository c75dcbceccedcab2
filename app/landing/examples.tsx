import { EXAMPLE_SIZE, EXAMPLES, type Example, examplePicture } from "~/examples/examples";
import { projectsPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";

const [FIRST, ...OTHERS] = EXAMPLES;
/** Two rows on a wide screen: enough to see that it is not one page in many colours. */
const SHOWN = 6;

/** A project that begins with the example's words. */
const startOf = ({ wish }: Example) => `${projectsPath}?prompt=${encodeURIComponent(wish)}`;

function ExamplePicture({ example, isFirst }: { example: Example; isFirst?: boolean }) {
  return (
    <img
      src={examplePicture(example)}
      alt={example.alt}
      {...EXAMPLE_SIZE}
      // What is below the fold costs nothing on a slow line.
      loading={isFirst ? undefined : "lazy"}
      decoding="async"
    />
  );
}

/** One sentence, and the app that it became. */
export function MadeHere() {
  if (!FIRST) return null;
  return (
    <figure className="made">
      <blockquote className="made__said">“{FIRST.wish}”</blockquote>
      <div className="made__app">
        <ExamplePicture example={FIRST} isFirst />
      </div>
      <figcaption className="made__foot">
        <span className="muted">Made here, from these words.</span>
        <a href={startOf(FIRST)}>
          Make this<span className="visually-hidden">: {FIRST.title}</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** More of them, each a way to begin. */
export function Examples() {
  return (
    <div className="page-width examples">
      <h2>More that one sentence made</h2>
      <ul className="examples__list">
        {OTHERS.slice(0, SHOWN).map((example) => (
          <li className="card example" key={example.name}>
            <ExamplePicture example={example} />
            <h3>{example.title}</h3>
            <p className="example__wish">“{example.wish}”</p>
            <a className="example__link cover-link" href={startOf(example)}>
              Make this<span className="visually-hidden">: {example.title}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
