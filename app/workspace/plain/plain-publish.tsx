import {
  domainsPath,
  exportPath,
  phonesPath,
  publishedPath,
  repositoryPath,
  sharePagePath,
} from "~/platform/urls";
import { publishObstacle } from "~/publishing/publish-obstacle";
import { SCREENSHOT_HINT, SCREENSHOT_TYPES } from "~/publishing/screenshot-rules";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { PUBLISH_MEANWHILE } from "~/workspace/publish/while-answering";
import { type PlainProps, refusedField } from "./plain-page";

/** Publishing, renaming and taking the project home. */
export function PlainPublish({ page, refused }: PlainProps) {
  const { project, files } = page;
  const obstacle = publishObstacle(files.map(({ path }) => path));
  const { value, error } = refusedField(refused, "publish", "slug");
  const picture = refusedField(refused, "publish", "screenshot");
  const name = refusedField(refused, "rename-project", "name");
  return (
    <section className="ws-plain-part" id="publish" aria-labelledby="ws-publish-title">
      <h2 id="ws-publish-title">{project.slug ? "Redeploy" : "Publish to Community"}</h2>
      {project.slug && (
        <p>
          It is live at <a href={publishedPath(project.slug)}>{publishedPath(project.slug)}</a>. It
          can have <a href={domainsPath(project.id)}>domains of its own</a>, too.
        </p>
      )}
      <p>
        <a href={sharePagePath(project.id)}>Share</a>: who can see it, its address, releases,
        visits, and links to the preview.
      </p>
      {page.isRunning && !obstacle && <p className="ws-notice">{PUBLISH_MEANWHILE}</p>}
      {obstacle ? (
        <p className="ws-muted">{obstacle}</p>
      ) : (
        <form method="post" className="form" encType="multipart/form-data">
          {!project.slug && (
            <Field
              label="URL slug"
              name="slug"
              id="publish-slug"
              hint="Lowercase letters, numbers and hyphens; it becomes the app's address."
              required
              defaultValue={value ?? page.proposedSlug}
              {...(error ? { error } : {})}
            />
          )}
          {project.slug && error && <p className="field__error">{error}</p>}
          <Field
            label="Screenshot"
            name="screenshot"
            id="publish-screenshot"
            type="file"
            accept={SCREENSHOT_TYPES}
            optional
            hint={`For the card in the showcase${project.slug ? "; without one it keeps what it has" : ""}. ${SCREENSHOT_HINT}`}
            {...(picture.error ? { error: picture.error } : {})}
          />
          <Button type="submit" variant="primary" name="intent" value="publish">
            {project.slug ? "Redeploy" : "Publish"}
          </Button>
        </form>
      )}
      <p>
        <a href={exportPath(project.id)}>Export the project as a ZIP</a> or{" "}
        <a href={repositoryPath(project.id)}>push it to a git repository</a>.{" "}
        <a href={phonesPath(project.id)}>Put it on phones</a>: on home screens, or in their stores.
      </p>
      <details open={name.error !== undefined}>
        <summary>Rename the project</summary>
        <form method="post" className="form">
          <Field
            label="Project name"
            name="name"
            id="project-name"
            required
            maxLength={120}
            defaultValue={name.value ?? project.name}
            {...(name.error ? { error: name.error } : {})}
          />
          <Button type="submit" name="intent" value="rename-project">
            Rename
          </Button>
        </form>
      </details>
    </section>
  );
}
