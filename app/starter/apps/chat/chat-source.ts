import { source } from "../source";

export const CHAT_REPLIES = source`
/** People to talk to. Nobody is there: every answer comes from the list below. */
export const contacts = ["Echo", "Robin", "Sam"];

const GREETING = /\b(hi|hello|hey|good (morning|evening))\b/i;
const THANKS = /\b(thanks|thank you|cheers)\b/i;

/** A canned answer. Replace this with a call to your own server. */
export function replyTo(contact: string, text: string): string {
  if (GREETING.test(text)) return "Hello! " + contact + " here (a canned answer).";
  if (THANKS.test(text)) return "You're welcome.";
  if (text.trim().endsWith("?")) return "Good question. I only repeat things: “" + text.trim() + "”";
  return "You said: “" + text.trim() + "”";
}
`;

export const CHAT_APP = source`
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { contacts, replyTo } from "./replies";
import { title } from "./settings";
import { newId, useStored } from "./storage";

interface Message {
  id: string;
  contact: string;
  mine: boolean;
  text: string;
  at: number;
}

const ANSWER_MS = 900;

export function App() {
  const [messages, setMessages] = useStored<Message[]>("messages", []);
  const [contact, setContact] = useState(contacts[0] ?? "Echo");
  const [draft, setDraft] = useState("");
  const [typing, setTyping] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);

  const shown = messages.filter((message) => message.contact === contact);
  const lastOf = (name: string) => messages.filter((message) => message.contact === name).at(-1);

  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [shown.length, typing, contact]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    const text = draft.trim();
    if (text === "") return;
    const to = contact;
    setMessages((all) => [...all, { id: newId(), contact: to, mine: true, text, at: Date.now() }]);
    setDraft("");
    setTyping(to);
    setTimeout(() => {
      setMessages((all) => [...all, { id: newId(), contact: to, mine: false, text: replyTo(to, text), at: Date.now() }]);
      setTyping(null);
    }, ANSWER_MS);
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  }

  return (
    <main className="chat">
      <aside className="people" aria-label="Conversations">
        <h1>{title}</h1>
        <ul>
          {contacts.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="person"
                aria-current={name === contact ? "true" : undefined}
                onClick={() => setContact(name)}
              >
                <span className="face" aria-hidden="true">
                  {name[0]}
                </span>
                <span className="person-text">
                  <strong>{name}</strong>
                  <span className="muted">{lastOf(name)?.text ?? "No messages yet"}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </aside>

      <section className="talk" aria-label={"Conversation with " + contact}>
        <header className="talk-head">
          <div>
            <h2>{contact}</h2>
            <p className="muted">Canned answers, no person and no AI</p>
          </div>
          <button
            type="button"
            className="button quiet small"
            disabled={shown.length === 0}
            onClick={() => setMessages(messages.filter((message) => message.contact !== contact))}
          >
            Clear
          </button>
        </header>

        <div className="messages" role="log" aria-label="Messages" tabIndex={0}>
          {shown.length === 0 && <p className="empty">Say hello to {contact}.</p>}
          {shown.map((message) => (
            <div key={message.id} className={"message" + (message.mine ? " is-mine" : "")}>
              <p>
                <span className="visually-hidden">{message.mine ? "You: " : contact + ": "}</span>
                {message.text}
              </p>
              <time dateTime={new Date(message.at).toISOString()}>
                {new Date(message.at).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" })}
              </time>
            </div>
          ))}
          {typing === contact && <p className="typing muted">{contact} is typing…</p>}
          <div ref={end} />
        </div>

        <form className="composer" onSubmit={send}>
          <label className="visually-hidden" htmlFor="draft">
            Message
          </label>
          <textarea
            id="draft"
            className="input"
            rows={1}
            placeholder={"Message " + contact}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKey}
          />
          <button type="submit" className="button primary">
            Send
          </button>
        </form>
      </section>
    </main>
  );
}
`;

export const CHAT_STYLES = source`
.chat {
  display: grid;
  grid-template-columns: 20rem minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
}

.people {
  padding: 1.25rem 0.75rem;
  overflow-y: auto;
  border-right: 1px solid var(--border);
  background: var(--surface);
}

.people h1 {
  padding: 0 0.75rem 1rem;
  font-size: 1.5rem;
}

.people ul {
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.person {
  display: flex;
  align-items: center;
  gap: 0.8rem;
  width: 100%;
  padding: 0.65rem 0.75rem;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  text-align: left;
  cursor: pointer;
}

.person:hover {
  background: var(--raised);
}

.person[aria-current] {
  background: color-mix(in oklab, var(--accent) 16%, var(--surface));
}

.face {
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
}

.person-text {
  display: grid;
  min-width: 0;
}

.person-text .muted {
  overflow: hidden;
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.talk {
  display: flex;
  flex-direction: column;
  min-height: 0;
}

.talk-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.85rem 1.25rem;
  border-bottom: 1px solid var(--border);
  background: var(--surface);
}

.talk-head h2 {
  font-size: 1.0625rem;
}

.talk-head p {
  font-size: 0.8125rem;
}

.messages {
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.5rem;
  padding: 1.5rem clamp(1rem, 4vw, 3rem);
  overflow-y: auto;
  outline-offset: -3px;
}

.messages .empty {
  margin: auto;
}

.message {
  max-width: min(80%, 34rem);
  padding: 0.6rem 1rem;
  border-radius: calc(var(--radius) * 1.4);
  border-bottom-left-radius: 4px;
  background: var(--raised);
}

.message p {
  white-space: pre-wrap;
}

.message time {
  display: block;
  color: var(--muted);
  font-size: 0.75rem;
}

.message.is-mine {
  align-self: flex-end;
  border-bottom-right-radius: 4px;
  border-bottom-left-radius: calc(var(--radius) * 1.4);
  background: var(--accent);
  color: var(--on-accent);
}

.message.is-mine time {
  color: inherit;
  text-align: right;
}

.composer {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem;
  padding: 0.9rem clamp(1rem, 4vw, 3rem) 1.25rem;
  border-top: 1px solid var(--border);
  background: var(--surface);
}

.composer textarea.input {
  min-height: 2.75rem;
  max-height: 9rem;
  resize: none;
  field-sizing: content;
}

@media (max-width: 46rem) {
  .chat {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }

  .people {
    padding: 0.75rem;
    border-right: 0;
    border-bottom: 1px solid var(--border);
  }

  .people h1 {
    padding: 0 0.25rem 0.5rem;
    font-size: 1.125rem;
  }

  .people ul {
    display: flex;
    overflow-x: auto;
  }

  .person {
    width: auto;
    padding: 0.35rem 0.9rem 0.35rem 0.35rem;
  }

  .face {
    width: 2.25rem;
    height: 2.25rem;
  }

  .person-text .muted {
    display: none;
  }
}
`;
