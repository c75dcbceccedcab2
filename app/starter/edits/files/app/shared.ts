// One list for everybody who opens this app at its address: each entry is a record on the server. What is entered
// while the server is away stays in this browser, and is sent later.

const PLACE = "@sayso/data/shared/entries";
/** How often others' changes are asked for, and how long typing may go on before it is sent, in milliseconds. */
const [ASK_MS, PAUSE_MS] = [4_000, 400];
/** Whether this app puts what is new above what is there. */
const NEWEST_FIRST = true;
const AWAY = "Not shared at the moment: what you enter stays in this browser until it can be sent.";

interface Entry {
  id: string;
}

interface SharedRecord {
  id: string;
  version: number;
  data: { list: string; entry: Entry };
}

/** What of a list this browser knows to be on the server, and what it has yet to send. */
interface Known {
  entries: Record<string, { record: string; version: number; text: string }>;
  waiting: Record<string, "put" | "drop">;
}

interface Shared {
  /** The list has been changed here. */
  changed(): void;
  stop(): void;
}

/**
 * Keeps a list the same for everybody. Anything but a list of entries with ids is left alone.
 *
 * @param initial what the list begins with: examples, which nobody sends again
 */
export function shareList<T>(
  key: string,
  initial: T,
  { read, write }: { read: () => T; write: (value: T) => void },
): Shared {
  const kept = readKept(`${key}:shared`);
  const known: Known = kept ?? { entries: {}, waiting: {} };
  let isFirst = kept === null;
  let records = new Map<string, SharedRecord>();
  let etag = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isStopped = false;

  const listNow = () => {
    const value = read();
    return isEntries(value) ? value : null;
  };
  const keep = () => {
    try {
      localStorage.setItem(`${key}:shared`, JSON.stringify(known));
    } catch {
      // Storage is full or off: what waits is sent as long as the page is open.
    }
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(sync, ms);
  };

  async function sync(): Promise<void> {
    if (isBusy || document.hidden) return plan(ASK_MS);
    isBusy = true;
    try {
      if (listNow()) {
        await pull();
        take();
        await push();
      }
      tell("");
    } catch {
      tell(AWAY);
    } finally {
      isBusy = false;
      plan(ASK_MS);
    }
  }

  /** Reads what is on the server, where it has changed. */
  async function pull(): Promise<void> {
    const found = new Map<string, SharedRecord>();
    const sample = listNow()?.[0] ?? (isEntries(initial) ? initial[0] : undefined);
    let after: string | null = "0";
    while (after !== null) {
      const headers: HeadersInit = after === "0" && etag ? { "If-None-Match": etag } : {};
      const answer = await ask(`?after=${after}`, { headers });
      if (answer.status === 304) return;
      if (after === "0") etag = answer.headers.get("ETag") ?? "";
      const page = (await answer.json()) as { records: SharedRecord[]; next: string | null };
      for (const record of page.records) {
        const { list, entry } = record.data;
        if (list === key && isLike(entry, sample) && !found.has(entry.id))
          found.set(entry.id, record);
      }
      after = page.next;
    }
    records = found;
  }

  /** Takes over what others have changed. What was changed here and is not sent yet stays, field by field. */
  function take(): void {
    const here = listNow() ?? [];
    if (isFirst) wait(here, records.size > 0 && isEntries(initial) ? initial : []);
    const mine = new Map(here.map((entry) => [entry.id, entry]));
    const next: Entry[] = [];
    for (const entry of here) {
      const record = records.get(entry.id);
      const isMine = known.waiting[entry.id] === "put";
      if (record) next.push(isMine ? merged(entry, record) : record.data.entry);
      else if (isMine) next.push(entry);
    }
    const isNew = (id: string) => !mine.has(id) && known.waiting[id] !== "drop";
    const others = [...records.keys()].filter(isNew).map((id) => records.get(id) as SharedRecord);
    const added = others.map(({ data }) => data.entry);
    const all = isNewestFirst(here) ? [...added.reverse(), ...next] : [...next, ...added];
    for (const id of Object.keys(known.entries)) if (!records.has(id)) delete known.entries[id];
    for (const [id, record] of records) if (known.waiting[id] !== "put") remember(id, record);
    isFirst = false;
    keep();
    if (JSON.stringify(all) !== JSON.stringify(here)) write(all as T);
  }

  /** Sends what has been changed here. */
  async function push(): Promise<void> {
    for (const [id, what] of Object.entries(known.waiting)) {
      const record = records.get(id);
      const entry = listNow()?.find((one) => one.id === id);
      if (what === "drop") {
        if (record) await ask(`/${record.id}`, { method: "DELETE" }, 404);
        records.delete(id);
        delete known.entries[id];
      } else if (entry) {
        const method = record ? "PUT" : "POST";
        const version: HeadersInit = record ? { "If-Match": `"${record.version}"` } : {};
        const headers = { "Content-Type": "application/json", ...version };
        const body = JSON.stringify({ list: key, entry });
        const answer = await ask(
          record ? `/${record.id}` : "",
          { method, headers, body },
          404,
          412,
        );
        // Changed or removed by somebody else in this moment: it is looked at again.
        if (!answer.ok) continue;
        const stored = (await answer.json()) as SharedRecord;
        records.set(id, stored);
        remember(id, stored);
        const now = listNow()?.find((one) => one.id === id);
        if (now && JSON.stringify(now) !== JSON.stringify(entry)) continue;
      }
      delete known.waiting[id];
      etag = "";
      keep();
    }
  }

  function remember(id: string, { id: record, version, data }: SharedRecord): void {
    known.entries[id] = { record, version, text: JSON.stringify(data.entry) };
  }

  /** What was changed here, over what somebody else has changed of it. */
  function merged(entry: Entry, { data }: SharedRecord): Entry {
    const before = JSON.parse(known.entries[entry.id]?.text ?? "{}") as Record<string, unknown>;
    const changes = Object.entries(entry).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    );
    return { ...data.entry, ...Object.fromEntries(changes) };
  }

  function isNewestFirst(here: readonly Entry[]): boolean {
    const places = [...records.keys()];
    const known = here.map(({ id }) => places.indexOf(id)).filter((place) => place >= 0);
    const [first, last] = [known[0], known.at(-1)];
    return first === undefined || first === last ? NEWEST_FIRST : first > (last ?? 0);
  }

  /** Marks what differs from what is on the server. @param examples what nobody has entered */
  function wait(here: readonly Entry[], examples: readonly Entry[]): void {
    const texts = new Set(examples.map((entry) => JSON.stringify(entry)));
    for (const entry of here) {
      const text = JSON.stringify(entry);
      if (known.entries[entry.id]?.text !== text && !texts.has(text))
        known.waiting[entry.id] = "put";
    }
    const ids = new Set(here.map(({ id }) => id));
    for (const id of Object.keys(known.entries)) if (!ids.has(id)) known.waiting[id] = "drop";
  }

  plan(0);
  return {
    changed() {
      const here = listNow();
      if (!here || isFirst) return;
      wait(here, []);
      keep();
      plan(PAUSE_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** @throws {Error} where the server does not do it, unless the status is expected */
async function ask(rest: string, init: RequestInit, ...expected: number[]): Promise<Response> {
  const answer = await fetch(`${PLACE}${rest}`, init);
  if (answer.ok || [304, ...expected].includes(answer.status)) return answer;
  throw new Error(`${answer.status}`);
}

function isEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((one) => typeof one?.id === "string");
}

/** Anybody can write to the list: what is not made as its entries are would break this page for everybody. */
function isLike(entry: unknown, sample: Entry = { id: "" }): entry is Entry {
  if (!isEntries([entry])) return false;
  return Object.entries(sample).every(([name, value]) => {
    const other = (entry as Record<string, unknown>)[name] ?? null;
    const isAlike = typeof other === typeof value && Array.isArray(other) === Array.isArray(value);
    return isAlike || other === null || value === null;
  });
}

function readKept(key: string): Known | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Known | null;
  } catch {
    return null;
  }
}

/** Says at the end of the page what keeps entries from being shared; nothing when all is well. */
function tell(text: string): void {
  const id = "shared-said";
  const line = document.getElementById(id) ?? document.createElement("p");
  if (line.textContent === text) return;
  Object.assign(line, { id, className: "muted", textContent: text });
  line.setAttribute("role", "status");
  line.style.textAlign = "center";
  document.body.append(line);
}
