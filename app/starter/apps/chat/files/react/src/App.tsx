import { type FormEvent, type KeyboardEvent, useState } from "react";
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

/** Of the end of the list, which is another element whenever something was added. */
const scrollHere = (end: HTMLDivElement | null) => end?.scrollIntoView({ block: "end" });

export function App() {
  const [messages, setMessages] = useStored<Message[]>("messages", []);
  const [contact, setContact] = useState(contacts[0] ?? "Echo");
  const [draft, setDraft] = useState("");
  const [typing, setTyping] = useState<string | null>(null);

  const shown = messages.filter((message) => message.contact === contact);
  const lastOf = (name: string) => messages.filter((message) => message.contact === name).at(-1);

  function send(event?: FormEvent) {
    event?.preventDefault();
    const text = draft.trim();
    if (text === "") return;
    const to = contact;
    setMessages((all) => [...all, { id: newId(), contact: to, mine: true, text, at: Date.now() }]);
    setDraft("");
    setTyping(to);
    setTimeout(() => {
      setMessages((all) => [
        ...all,
        { id: newId(), contact: to, mine: false, text: replyTo(to, text), at: Date.now() },
      ]);
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

      <section className="talk" aria-label={`Conversation with ${contact}`}>
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

        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className="messages" role="log" aria-label="Messages" tabIndex={0}>
          {shown.length === 0 && <p className="empty">Say hello to {contact}.</p>}
          {shown.map((message) => (
            <div key={message.id} className={`message${message.mine ? " is-mine" : ""}`}>
              <p>
                <span className="visually-hidden">{message.mine ? "You: " : `${contact}: `}</span>
                {message.text}
              </p>
              <time dateTime={new Date(message.at).toISOString()}>
                {new Date(message.at).toLocaleTimeString(undefined, {
                  hour: "2-digit",
                  minute: "2-digit",
                })}
              </time>
            </div>
          ))}
          {typing === contact && <p className="typing muted">{contact} is typing…</p>}
          <div key={`${contact} ${shown.length} ${typing}`} ref={scrollHere} />
        </div>

        <form className="composer" onSubmit={send}>
          <label className="visually-hidden" htmlFor="draft">
            Message
          </label>
          <textarea
            id="draft"
            className="input"
            rows={1}
            placeholder={`Message ${contact}`}
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
