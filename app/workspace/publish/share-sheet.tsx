import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { ApiError, request, requestJson, shownError, shownRefusal } from "~/platform/api-client";
import { sharePagePath } from "~/platform/urls";
import type { Share, ShareNews } from "~/share-page/share";
import { ShareSections } from "~/share-page/share-sections";
import shareStyles from "~/styles/share.css";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Dialog } from "~/ui/dialog";
import { isRunning } from "~/workspace/conversation/conversation-state";
import { drawPreview } from "~/workspace/preview/draw-preview";
import { isSignedOut, signInAgain } from "~/workspace/signed-out";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { followRun, whilePublishing } from "./follow-publishing";
import { PublishProgress } from "./publish-progress";
import { PUBLISH_MEANWHILE } from "./while-answering";

interface ShareSheetProps {
  isOpen: boolean;
  onClose(): void;
}

const SIGNED_OUT = "You are signed out here. Nothing was changed; sign in again to go on.";
const UNREAD = "What is shared could not be read. Nothing was changed.";

type Act = { label: string; run(): void };
/** What could not be read, and what to do about it; to try again when absent. */
type Failure = { text: string; act?: Act };
type Refused = { intent: string; errors: Record<string, string>; typed: Record<string, string> };

/** Everything about a project's app in one sheet. Its forms are those of the page. Loaded when it is opened. */
export default function ShareSheet({ isOpen, onClose }: ShareSheetProps) {
  const { store, shell, chat, notify } = useWorkspace();
  const isAnswering = useModel(chat, isRunning);
  const [share, setShare] = useState<Share | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused>();
  const [news, setNews] = useState<ShareNews | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const said = useRef<HTMLOutputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState("");
  /** Told with each answer, so that forms show what is stored now. */
  const [turn, setTurn] = useState(0);
  const address = `/api${sharePagePath(store.projectId)}`;

  const show = useCallback(
    (shown: Share) => {
      setShare(shown);
      setTurn((now) => now + 1);
      const slug = shown.state === "live" ? shown.slug : null;
      const { project } = shell.getState();
      shell.setState({ project: { ...project, slug, keptSlug: shown.slug, name: shown.name } });
      store.keepSlug(slug);
    },
    [shell, store],
  );

  const read = useCallback(async () => {
    setFailure(null);
    try {
      // A trial that nobody has run yet is in this browser alone.
      await store.sync();
      show(await requestJson<Share>("GET", address));
    } catch (error) {
      if (await isSignedOut(error)) setFailure({ text: SIGNED_OUT, act: signInAgain });
      else setFailure({ text: shownRefusal(error, UNREAD) });
    }
  }, [address, show, store]);

  // The form that was sent may be gone with the answer: what became of it is where to go on.
  useEffect(() => {
    if (news || refused) said.current?.focus();
  }, [news, refused]);

  useEffect(() => {
    if (!isOpen) return;
    setNews(null);
    setRefused(undefined);
    void read();
  }, [isOpen, read]);

  /** The publication that goes on without anybody's request. */
  const going = isOpen && share?.run?.state === "publishing" ? share.run.id : null;
  useEffect(() => {
    if (!going) return;
    const left = new AbortController();
    setAwaited(going);
    const onEnd = () => {
      setProgress("");
      setNews(null);
      void read();
    };
    void followRun(store.projectId, { onProgress: setProgress, onEnd, signal: left.signal });
    return () => left.abort();
  }, [going, read, store]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void carryOut(new FormData(event.target as HTMLFormElement));
  };

  const carryOut = async (form: FormData) => {
    if (isBusy) return;
    const intent = String(form.get("intent"));
    setBusy(true);
    setRefused(undefined);
    try {
      const send = () => sendForm(address, form);
      if (intent === "publish") await store.sync();
      const answer = await (intent === "publish"
        ? whilePublishing(store.projectId, setProgress, send)
        : send());
      if (intent === "describe") {
        const { name, description } = answer.share;
        store.keepTexts({ name, description });
      }
      setNews(answer.news);
      show(answer.share);
    } catch (error) {
      setNews(null);
      const isOut = await isSignedOut(error);
      const message = isOut ? SIGNED_OUT : shownError(error, "Nothing was changed. Try again.");
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      const texts = [...form].filter((entry): entry is [string, string] => {
        return typeof entry[1] === "string";
      });
      const errors = (fields as Record<string, string> | undefined) ?? { "": message };
      setRefused({ intent, errors, typed: Object.fromEntries(texts) });
    } finally {
      setBusy(false);
    }
  };

  /** What the preview shows becomes the picture of the app. */
  const draw = async () => {
    const picture = await drawPreview({ notify });
    if (!picture) return;
    const form = new FormData();
    form.set("intent", "picture");
    form.set("screenshot", picture);
    await carryOut(form);
  };

  const press = (event: MouseEvent) => {
    if ((event.target as Element).closest("[data-draw]")) void draw();
  };

  return (
    <Dialog open={isOpen} onClose={onClose} title="Share">
      <link rel="stylesheet" href={shareStyles} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: buttons are pressed by keys as well */}
      <div onSubmit={submit} onClick={press} aria-busy={isBusy}>
        <output ref={said} className="share__news" tabIndex={-1}>
          {news ? <News news={news} /> : null}
          {refused ? (
            <span className="notice notice--error">{Object.values(refused.errors)[0]}</span>
          ) : null}
        </output>
        <PublishProgress text={going ? "" : progress} />
        {isAnswering ? <p className="notice">{PUBLISH_MEANWHILE}</p> : null}
        {share ? (
          <ShareSections
            key={turn}
            share={share.run && progress ? { ...share, run: { ...share.run, progress } } : share}
            canCopy
            isFollowed
            canDraw={document.querySelector("iframe.ws-frame") !== null}
            awaited={awaited}
            refused={refused}
          />
        ) : (
          <Unread failure={failure} again={{ label: "Try again", run: () => void read() }} />
        )}
      </div>
    </Dialog>
  );
}

/** Why there is nothing to see yet. */
function Unread({ failure, again }: { failure: Failure | null; again: Act }) {
  if (!failure) return <p className="muted">Loading…</p>;
  const { text, act = again } = failure;
  return (
    <div className="notice notice--error" role="alert">
      <p>{text}</p>
      <Button small onClick={act.run}>
        {act.label}
      </Button>
    </div>
  );
}

function News({ news: { title, description, link } }: { news: ShareNews }) {
  return (
    <span className="notice">
      <span>
        <strong className="notice__title">{title}</strong>
        {description ? ` ${description}` : null}
        {link ? <input className="input" readOnly value={link} aria-label="The link" /> : null}
        {link ? (
          <CopyButton text={link} what="of the preview" look={{ variant: "secondary" }}>
            Copy the link
          </CopyButton>
        ) : null}
      </span>
    </span>
  );
}

async function sendForm(
  address: string,
  form: FormData,
): Promise<{ news: ShareNews; share: Share }> {
  const send: typeof fetch = (path, init) => fetch(path, { ...init, body: form });
  return (await request("POST", address, undefined, { send })).json();
}
