import { communityPath } from "~/platform/urls";
import { Field } from "~/ui/field";

/** In place of a thread that was taken away while somebody wrote: what they typed, to take along. */
export function LostThread({ typed }: { typed: string }) {
  return (
    <section className="form">
      <h1>This thread is not here any more</h1>
      <p>
        It was taken away, or waits for a moderator, so your reply was not sent. This is what you
        wrote: take it along. It is also kept with the thread, should that come back.
      </p>
      <Field as="textarea" label="Your reply" readOnly rows={10} defaultValue={typed} />
      <p>
        <a href={communityPath}>To all threads</a>
      </p>
    </section>
  );
}
