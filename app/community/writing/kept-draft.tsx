import { Notice } from "~/ui/notice";

/**
 * Says that a form holds what was typed before and not sent.
 *
 * @param freshHref where the form holds what is stored, in the form of an edit
 */
export function KeptDraft({ freshHref }: { freshHref?: string }) {
  return (
    <Notice>
      {freshHref ? (
        <p>
          This is what you had typed and not saved. <a href={freshHref}>Begin again</a> with the
          post as it is.
        </p>
      ) : (
        <p>
          This is what you had typed and not sent. It is gone once you send it or empty the form.
        </p>
      )}
    </Notice>
  );
}
