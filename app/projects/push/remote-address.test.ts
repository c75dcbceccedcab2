import { expect, test } from "vitest";
import { startLocalServer } from "../../../tests/support/local-server";
import { remoteSchema } from "./push-rules";
import { withRemote } from "./remote.server";
import { readRemoteAddress } from "./remote-address";

test.each([
  ["ann/shop", "https://github.com/ann/shop.git"],
  ["https://github.com/ann/shop/tree/main/src", "https://github.com/ann/shop.git"],
  ["git@github.com:ann/shop.git", "https://github.com/ann/shop.git"],
  ["https://gitlab.com/group/sub/shop/-/tree/main", "https://gitlab.com/group/sub/shop.git"],
  ["https://git.example.com/ann/shop/", "https://git.example.com/ann/shop"],
])("%s is %s", (typed, address) => {
  expect(readRemoteAddress(typed, false)).toBe(address);
});

test.each([
  "http://git.example.com/ann/shop",
  "https://localhost/ann/shop",
  "https://192.168.0.4/ann/shop",
  "https://[::1]/ann/shop",
  "https://gitea/ann/shop",
  "https://ann:secret@git.example.com/ann/shop",
  "https://git.example.com",
  "https://git.example.com/ann/shop?x=1",
  "file:///etc/passwd",
])("%s is refused", (typed) => {
  expect(() => readRemoteAddress(typed, false)).toThrow();
});

test("a private address is taken where the operator allows it", () => {
  expect(readRemoteAddress("http://gitea:3000/ann/shop", true)).toBe("http://gitea:3000/ann/shop");
});

test("branches are what git takes", () => {
  const isTaken = (branch: string) => remoteSchema.shape.branch.safeParse(branch).success;
  expect(["main", "feature/a.b-c", ""].filter((name) => !isTaken(name))).toEqual([]);
  const refused = ["a..b", "-x", "a b", "a.lock", "/a", "a/", "a//b", "a~1", "refs:x", "a\nb"];
  expect(refused.filter(isTaken)).toEqual([]);
});

test("the private network is not reached, and a token follows to no other host", async () => {
  const other = await startLocalServer((_, response) => void response.end());
  const host = await startLocalServer((_, response) => {
    response.writeHead(302, { Location: `${other.origin}/info/refs` }).end();
  });
  const access = { username: "git", token: "kept-to-itself" };
  const read = (address: string, isGuarded: boolean) =>
    withRemote({ ...access, address, isGuarded }, (remote) => remote.readRefs());
  try {
    await expect(read(host.origin, true)).rejects.toThrow(/could not be reached/);
    expect(host.seen).toEqual([]);
    await expect(read(host.origin, false)).rejects.toThrow(/the token was not sent there/);
    expect(other.seen).toEqual([]);
  } finally {
    await host.close();
    await other.close();
  }
});
