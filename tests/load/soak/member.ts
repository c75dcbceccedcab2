import { PDF, picture } from "../../support/upload-files";
import type { Visitor } from "./visitor";

const PROJECTS = 4;
const PROMPTS = [
  "a todo list",
  "a timer",
  "make it blue",
  "a quiz about planets",
  "a landing page",
];

/** What a person with an account does, one thing at each call. */
export class Member {
  readonly #visitor: Visitor;
  readonly #name: string;
  readonly #projects: string[] = [];
  #isSignedIn = false;

  constructor(visitor: Visitor, name: string) {
    this.#visitor = visitor;
    this.#name = name;
  }

  async act(): Promise<void> {
    const { random } = this.#visitor;
    if (!this.#isSignedIn) return this.#signIn();
    if (this.#projects.length === 0) return this.#create();
    const id = random.pick(this.#projects);
    const acts: [weight: number, act: () => Promise<unknown>][] = [
      [6, () => this.#visitor.get(random.pick(["/projects", "/account", `/projects/${id}`]))],
      [10, () => this.#save(id)],
      [6, () => this.#send(id)],
      [3, () => this.#preview(id)],
      [2, () => this.#publish(id)],
      [2, () => this.#visitor.get(`/api/projects/${id}/export`)],
      [3, () => this.#history(id)],
      [1, () => this.#upload()],
      [1, () => this.#changePicture()],
      [1, () => this.#create()],
      [1, () => this.#remove(id)],
      [0.3, () => this.#visitor.get("/account/export")],
      [0.2, () => this.#leaveForGood()],
    ];
    await choose(acts, random.next())();
  }

  async #signIn(): Promise<void> {
    const answer = await this.#visitor.json("POST", "/api/auth/dev-login", { name: this.#name });
    this.#isSignedIn = answer?.status === 200;
  }

  async #create(): Promise<void> {
    if (this.#projects.length >= PROJECTS) return;
    const made = await this.#visitor.json("POST", "/api/projects", { name: "Soaked" });
    if (made?.status === 201) this.#projects.push(made.body.id);
  }

  async #save(id: string): Promise<void> {
    const { random } = this.#visitor;
    const content = `<!doctype html><h1>${random.next()}</h1>`.padEnd(random.below(20_000), "x ");
    const files = (await this.#visitor.get(`/api/files/${id}`))?.body;
    if (!Array.isArray(files) || files.length === 0 || random.isLikely(0.2)) {
      const path = `page-${random.below(20)}.html`;
      await this.#visitor.json("POST", `/api/projects/${id}/files`, { path, content });
      return;
    }
    const file = random.pick(files as { id: string }[]);
    const path = `/api/files/${file.id}`;
    if (random.isLikely(0.1)) await this.#visitor.json("DELETE", path);
    else await this.#visitor.json("PUT", path, { content });
  }

  async #send(id: string): Promise<void> {
    const stop = () => this.#visitor.json("POST", `/api/projects/${id}/chat/stop`);
    await this.#visitor.send(id, this.#visitor.random.pick(PROMPTS), stop);
  }

  async #preview(id: string): Promise<void> {
    const { random } = this.#visitor;
    const preview = `/api/projects/${id}/preview`;
    await this.#visitor.json("POST", `${preview}/start`);
    const to = (await this.#visitor.get(`${preview}/proxy/`))?.headers.location;
    if (to) {
      const { host } = new URL(to);
      await this.#visitor.get("/", { host });
      await this.#visitor.listen("/@sayso/events", random.below(2_000), { host });
    }
    await this.#visitor.listen(`${preview}/logs`, random.below(2_000));
    if (random.isLikely(0.5)) await this.#visitor.json("POST", `${preview}/stop`);
  }

  async #publish(id: string): Promise<void> {
    const bytes = await picture(640, 400).png().toBuffer();
    const screenshotUrl = `data:image/png;base64,${bytes.toString("base64")}`;
    const slug = `soak-${id.slice(-12)}`;
    await this.#visitor.json("POST", `/api/projects/${id}/publish`, { slug, screenshotUrl });
    const host = `${slug}.sites.localhost:${this.#visitor.port}`;
    await this.#visitor.get("/", { host });
  }

  async #history(id: string): Promise<void> {
    const rows = (await this.#visitor.get(`/api/projects/${id}/checkpoints`))?.body;
    if (!Array.isArray(rows) || rows.length === 0) return;
    const checkpoint = this.#visitor.random.pick(rows as { id: string }[]).id;
    const path = `/api/projects/${id}/checkpoints/${checkpoint}`;
    await this.#visitor.get(`${path}/diff`);
    if (this.#visitor.random.isLikely(0.3)) await this.#visitor.json("POST", `${path}/restore`);
  }

  #upload(): Promise<unknown> {
    return this.#visitor.multipart("/api/upload", [{ field: "file", name: "a.pdf", bytes: PDF }]);
  }

  async #changePicture(): Promise<void> {
    const bytes = await picture().png().toBuffer();
    const file = { field: "picture", name: "a.png", type: "image/png", bytes };
    await this.#visitor.multipart("/account/avatar", [file]);
  }

  async #remove(id: string): Promise<void> {
    const removed = await this.#visitor.json("DELETE", `/api/projects/${id}`);
    if (removed?.status === 204) this.#projects.splice(this.#projects.indexOf(id), 1);
  }

  /** Deletes the account; the next act makes another one. */
  async #leaveForGood(): Promise<void> {
    const answer = await this.#visitor.form("/account/delete", { confirmation: "DELETE" });
    if (!answer || answer.status >= 400) return;
    this.#projects.length = 0;
    this.#isSignedIn = false;
    this.#visitor.forget();
  }
}

/** @param chance from 0 to below 1 */
export function choose<Act>(acts: readonly (readonly [number, Act])[], chance: number): Act {
  let left = chance * acts.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, act] of acts) {
    left -= weight;
    if (left < 0) return act;
  }
  throw new Error("There is nothing to choose from.");
}
