// The least that the work of a benchmark costs in Node: no accounts, no pages, no history, and what
// is unavoidable done in the plainest way. `node floors.mjs copy <model's address>` copies a stream
// to its readers; `node floors.mjs save <database>` stores what it is sent. Prints its port.
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Database from "better-sqlite3";

const [mode, target] = process.argv.slice(2);
const server = createServer(mode === "copy" ? await copyStream(target) : saveTexts(target));
server.listen(0, "127.0.0.1");
await once(server, "listening");
console.log(server.address().port);

async function copyStream(url) {
  const readers = new Set();
  const model = await fetch(url, { method: "POST" });
  const decoder = new TextDecoder();
  (async () => {
    let seq = 0;
    for await (const bytes of model.body) {
      seq += 1;
      const content = decoder.decode(bytes, { stream: true });
      const frame = `id: ${seq}\ndata: ${JSON.stringify({ content })}\n\n`;
      for (const reader of readers) {
        reader.write(frame);
        reader.socket?.uncork();
      }
    }
    for (const reader of readers) reader.end();
  })();
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    readers.add(response);
  };
}

function saveTexts(file) {
  const db = new Database(file);
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = NORMAL");
  db.exec(`CREATE TABLE "Blob" ("hash" TEXT PRIMARY KEY, "content" TEXT);
    CREATE TABLE "File" ("id" TEXT PRIMARY KEY, "hash" TEXT)`);
  const keep = db.prepare(`INSERT INTO "Blob" VALUES (?, ?) ON CONFLICT DO NOTHING`);
  const point = db.prepare(`INSERT OR REPLACE INTO "File" VALUES (?, ?)`);
  return async (request, response) => {
    const { content } = JSON.parse(await text(request));
    const hash = content.slice(0, 20);
    keep.run(hash, content);
    point.run(request.url, hash);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ hash }));
  };
}
