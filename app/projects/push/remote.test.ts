import { afterEach, beforeEach, expect, test } from "vitest";
import { type SeenRequest, startLocalServer } from "../../../tests/support/local-server";
import { packetLine } from "./pkt-line";
import { withRemote } from "./remote.server";

/** A repository's host that says what it likes. */

const TOKEN = "token-of-ann-1234567890";

let say: (request: SeenRequest) => string;
let host: Awaited<ReturnType<typeof startLocalServer>>;
beforeEach(async () => {
  host = await startLocalServer((request, response) => {
    response.setHeader("Content-Type", "application/x-git-receive-pack-advertisement");
    response.end(packetLine(`ERR ${say(request)}`));
  });
});
afterEach(() => host.close());

function read(): Promise<unknown> {
  const access = { username: "git", token: TOKEN, isGuarded: false };
  const address = `${host.origin}/ann/shop.git`;
  return withRemote({ ...access, address }, (remote) => remote.readRefs());
}

test("a host that repeats a token is quoted without it", async () => {
  say = ({ headers }) => {
    const sent = headers.authorization?.replace("Basic ", "") ?? "";
    return `no: ${sent}, ${Buffer.from(sent, "base64")}, ${TOKEN}!`;
  };
  await expect(read()).rejects.toThrow("The repository answers: no: •••, •••, •••!");
});

test("what it says otherwise is told as it is", async () => {
  say = () => "this repository is read-only";
  await expect(read()).rejects.toThrow("The repository answers: this repository is read-only");
});
