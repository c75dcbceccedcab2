import { useSearchParams } from "@remix-run/react";
import { PlainText } from "~/markdown/as-written";
import { MARKDOWN_CHARACTERS_PER_PAGE } from "~/markdown/limits";
import { Markdown } from "~/markdown/markdown";
import { ModelSelect } from "~/models/model-select";
import { answerFramePath, projectPath, usagePath, versionsPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { UPLOAD_ACCEPT } from "~/uploads/upload-limits";
import { offeredChoices } from "~/workspace/conversation/answer-choices";
import { EngineNote } from "~/workspace/conversation/engine-note";
import { MessageItem } from "~/workspace/conversation/message-item";
import { leftProblems, nextAction } from "~/workspace/conversation/next-action";
import { earlierPath } from "~/workspace/workspace-paths";
import { PlainCheckpoints } from "./plain-checkpoints";
import { PlainChoices } from "./plain-choices";
import { type PlainProps, refusedField } from "./plain-page";

/** The conversation, a form to go on with it, and the states one can go back to. */
export function PlainConversation({ page, refused }: PlainProps) {
  const { project, messages, isRunning, open, earlier } = page;
  const { messages: shown, hasEarlier } = earlier ?? page;
  const { value, error } = refusedField(refused, "send", "content");
  // What somebody wrote before the project existed comes along in the address.
  const [search] = useSearchParams();
  const next = isRunning ? null : nextAction(messages);
  const before = leftProblems(messages)?.before;
  const firstRead = firstWithin(shown, MARKDOWN_CHARACTERS_PER_PAGE);
  return (
    <section className="ws-panel ws-chat" id="chat" aria-labelledby="ws-chat-title">
      <header className="ws-panel-head">
        <h2 id="ws-chat-title">Project Chat</h2>
        <a
          className="ws-button"
          href={page.checkpoints.length > 0 ? "#checkpoints" : versionsPath(project.id)}
        >
          History
        </a>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="ws-messages" role="log" aria-label="Conversation" tabIndex={0}>
        <div className="ws-plain-messages">
          {messages.length === 0 && (
            <div className="ws-begin">
              <p className="ws-begin-title">What shall we build?</p>
              <p>Say it in your own words.</p>
            </div>
          )}
          {hasEarlier && shown[0] && (
            <a className="ws-button ws-earlier" href={earlierPath(project.id, shown[0].id)}>
              Show earlier messages
            </a>
          )}
          {shown.map((message, index) => (
            <MessageItem
              key={message.id}
              message={message}
              Text={index < firstRead ? PlainText : Markdown}
            />
          ))}
          {earlier && (
            <a className="ws-button ws-earlier" href={`${projectPath(project.id)}#chat`}>
              Back to the newest messages
            </a>
          )}
          {isRunning && (
            <form method="post" className="ws-notice" role="status">
              <p>While an answer is being written, all that you type on this page stays.</p>
              <noscript>
                <iframe
                  className="ws-answer-follower"
                  title="How far the answer is"
                  src={answerFramePath(project.id, open?.path)}
                />
              </noscript>
              <div className="button-row">
                <a className="ws-button" href={projectPath(project.id)}>
                  Refresh
                </a>
                <Button type="submit" small name="intent" value="stop">
                  Stop
                </Button>
              </div>
            </form>
          )}
          {next && (
            <div className="button-row">
              <form method="post">
                <input type="hidden" name="content" value={next.text} />
                <input type="hidden" name="mode" value={next.mode} />
                <Button type="submit" small name="intent" value="send">
                  {next.label}
                </Button>
              </form>
              {before && (
                <form method="post">
                  <input type="hidden" name="checkpointId" value={before} />
                  <Button type="submit" small name="intent" value="restore">
                    Back to before
                  </Button>
                </form>
              )}
            </div>
          )}
          {!isRunning && (
            <PlainChoices
              projectId={project.id}
              choices={offeredChoices(messages)}
              mode={messages.at(-1)?.mode ?? "develop"}
            />
          )}
          <PlainCheckpoints page={page} />
        </div>
      </div>
      {!isRunning && (
        <form
          method="post"
          encType="multipart/form-data"
          className="ws-composer ws-composer--plain"
        >
          <Field
            as="textarea"
            label="Message"
            name="content"
            id="message"
            rows={3}
            required
            placeholder="Say what to build or to change…"
            defaultValue={value || (search.get("prompt") ?? "")}
            {...(error ? { error } : {})}
          />
          <label className="ws-plain-attach">
            Attach files <input type="file" name="file" multiple accept={UPLOAD_ACCEPT} />
          </label>
          <div className="ws-composer-foot">
            <label>
              Mode{" "}
              <select name="mode" className="ws-select" defaultValue="develop">
                <option value="develop">Develop</option>
                <option value="discuss">Discuss</option>
              </select>
            </label>
            {page.engine.choices && <ModelSelect choices={page.engine.choices} name="model" />}
            <span className="ws-spring" />
            <Button type="submit" variant="primary" small name="intent" value="send">
              Send
            </Button>
          </div>
        </form>
      )}
      <EngineNote engine={page.engine} />
      <p className="ws-engine">
        <a href={usagePath(project.id)}>What the answers took</a>
      </p>
    </section>
  );
}

/** The index of the first message with which, and all after it, there are at most so many characters. */
function firstWithin(messages: readonly { content: string }[], characters: number): number {
  let room = characters;
  const last = messages.findLastIndex(({ content }) => {
    room -= content.length;
    return room < 0;
  });
  return last + 1;
}
