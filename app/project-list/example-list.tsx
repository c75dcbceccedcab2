import { EXAMPLE_SIZE, EXAMPLES, examplePicture } from "~/examples/examples";

/** Rows of two and of three are whole. */
const SHOWN = 6;

/**
 * Pictures of what came of a wish; a press makes it. They are buttons of the box's form.
 *
 * @param props.form its id, where they stand outside of it
 */
export function ExampleList({ form }: { form?: string }) {
  return (
    <section className="example-list" aria-labelledby="example-list">
      <h2 id="example-list">Or begin with one of these</h2>
      <ul>
        {EXAMPLES.slice(0, SHOWN).map((example) => (
          <li key={example.name}>
            <button
              className="example-card"
              type="submit"
              form={form}
              name="example"
              value={example.wish}
            >
              <img
                src={examplePicture(example)}
                alt=""
                {...EXAMPLE_SIZE}
                loading="lazy"
                decoding="async"
              />
              <span className="example-card__title">{example.title}</span>
              <span className="example-card__wish">{example.wish}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
