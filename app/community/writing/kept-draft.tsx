import { Notice } from "~/ui/notice";

/** Says that a form holds what was typed before and not sent. */
export function KeptDraft() {
  return (
    <Notice>
      <p>This is what you had typed and not sent. It is gone once you send it or empty the form.</p>
    </Notice>
  );
}
