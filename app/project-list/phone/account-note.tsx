import { projectsPath } from "~/platform/urls";
import { Notice } from "~/ui/notice";

/** For somebody who is signed in: these are not the projects of the account. */
export function AccountNote() {
  return (
    <Notice title="These projects live in this browser">
      <p>
        The projects of your account are in <a href={projectsPath}>My Projects of your account</a>,
        where these can be moved in.
      </p>
    </Notice>
  );
}
