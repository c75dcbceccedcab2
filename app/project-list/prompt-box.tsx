import { useId, useRef, useState } from "react";
import { importPath, newProjectPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { UPLOAD_ACCEPT } from "~/uploads/upload-limits";
import { AttachButton } from "./attach-button";
import { BUILD_KINDS, wishWithKind } from "./build-kinds";
import { ExampleList } from "./example-list";
import { nameFromPrompt } from "./project-name";
import { useCreateProject } from "./use-create-project";

/** The form's id, for what belongs to it and stands elsewhere. */
export const PROMPT_BOX = "prompt-box";

interface PromptBoxProps {
  isSignedIn: boolean;
  /** The page that is about a new project: the box is large, with examples below it. */
  isWhole?: boolean;
  prompt?: string;
  error?: string | undefined;
}

/** The new-project screen: one box. What is written there makes the project, names it, and is sent. */
export function PromptBox({ isSignedIn, isWhole = false, prompt = "", error }: PromptBoxProps) {
  const { create, pending } = useCreateProject({ isSignedIn });
  const [files, setFiles] = useState<File[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const Heading = isWhole ? "h1" : "h2";

  const start = (data: FormData) => {
    const wish = String(data.get("example") ?? data.get("prompt") ?? "").trim();
    if (wish === "") return form.current?.querySelector("textarea")?.focus();
    const text = wishWithKind(wish, String(data.get("kind") ?? ""));
    const name = nameFromPrompt(wish);
    void create({ name, description: "", prompt: text, namedFrom: "wish", files });
  };

  return (
    <form
      ref={form}
      id={PROMPT_BOX}
      className={isSignedIn ? "prompt-box" : "prompt-box needs-script"}
      method="post"
      encType="multipart/form-data"
      action={newProjectPath}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        start(new FormData(event.currentTarget, submitter));
      }}
    >
      <input type="hidden" name="intent" value="start" />
      <Heading className="prompt-box__title">
        <label htmlFor={id}>What do you want to make?</label>
      </Heading>
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <div className="prompt-box__frame">
        <textarea
          id={id}
          className="prompt-box__text"
          name="prompt"
          rows={isWhole ? 4 : 2}
          defaultValue={prompt}
          placeholder="A page for our café with the menu and opening hours…"
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            form.current?.requestSubmit();
          }}
        />
        <div className="prompt-box__foot">
          {isSignedIn ? <AttachButton files={files} onChange={setFiles} /> : null}
          {isSignedIn ? (
            <noscript>
              <label className="prompt-box__attach">
                Attach files <input type="file" name="file" multiple accept={UPLOAD_ACCEPT} />
              </label>
            </noscript>
          ) : null}
          <select className="prompt-box__kind" name="kind" aria-label="Kind of app">
            {BUILD_KINDS.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          {isWhole ? (
            <a className="prompt-box__import" href={importPath}>
              Import
            </a>
          ) : null}
          <Button type="submit" variant="primary" pending={pending} className="prompt-box__go">
            {pending ? "Creating..." : "Start building"}
            {pending ? null : <Icon name="arrow" />}
          </Button>
        </div>
      </div>
      {isWhole ? <ExampleList /> : null}
    </form>
  );
}
