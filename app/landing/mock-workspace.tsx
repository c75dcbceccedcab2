import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { LogoMark } from "~/ui/logo";

interface MockWorkspaceProps {
  /** Files as the explorer lists them; a level is a folder deeper. */
  files: { name: string; level?: number; folder?: boolean; open?: boolean }[];
  tab: "Editor" | "Preview";
  /** What the open tab shows. */
  stage: ReactNode;
  chat: ReactNode;
  /** What stands in the message box. */
  draft?: string;
  /** What a narrow screen shows when not both fit. */
  narrow?: "chat" | "stage";
}

const TABS = ["Editor", "Terminal", "Preview"];

/** The workspace, drawn: the same panels as the real one, and nothing in it does anything. */
export function MockWorkspace({ files, tab, stage, chat, draft, narrow }: MockWorkspaceProps) {
  return (
    <div className={clsx("mock", narrow && `mock--${narrow}`)}>
      <div className="mock__bar">
        <LogoMark />
        <strong>Habits</strong>
        <span className="mock__button mock__button--primary">
          <Icon name="ship" />
          Publish
        </span>
      </div>
      <div className="mock__files">
        <p className="mock__head">Files</p>
        {files.length === 0 ? <p className="muted">No files yet.</p> : null}
        {files.map(({ name, level = 0, folder, open }) => (
          <p
            className={clsx("mock__file", open && "mock__file--open")}
            data-level={level}
            key={name}
          >
            <Icon name={folder ? "folder" : "file"} />
            {name}
          </p>
        ))}
      </div>
      <div className="mock__stage">
        <p className="mock__tabs">
          {TABS.map((name) => (
            <span className={name === tab ? "on" : undefined} key={name}>
              {name}
            </span>
          ))}
        </p>
        <div className="mock__view">{stage}</div>
      </div>
      <div className="mock__chat">
        <p className="mock__head">Project Chat</p>
        <div className="mock__messages">{chat}</div>
        <p className={clsx("mock__draft", draft && "mock__draft--full")}>
          <span>{draft ?? "Ask about Habits, or say what to change…"}</span>
          <span className="mock__send">
            <Icon name="ship" />
          </span>
        </p>
      </div>
    </div>
  );
}

/** What a person said. */
export function MockSaid({ children }: { children: ReactNode }) {
  return <p className="mock__said">{children}</p>;
}

/** The files of an answer, each with what happened to it. */
export function MockChips({ files }: { files: [path: string, state: string][] }) {
  return (
    <ul className="mock__chips">
      {files.map(([path, state]) => (
        <li key={path} data-state={state}>
          <code>{path}</code>
          <span className="muted">{state}</span>
        </li>
      ))}
    </ul>
  );
}
