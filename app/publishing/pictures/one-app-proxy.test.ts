import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OneAppProxy, openOneAppProxy } from "./one-app-proxy.server";

const HOST = "garden.sites.localhost";
const product = createServer((_request, response) => response.end("the product"));
const reached: string[] = [];
let proxy: OneAppProxy;

beforeAll(async () => {
  product.listen(0, "127.0.0.1");
  await once(product, "listening");
  proxy = await openOneAppProxy(HOST, (asked, response) => {
    reached.push(`${asked.headers.host}${asked.url}`);
    response.end("the app");
  });
});
afterAll(async () => {
  await proxy.close();
  product.close();
});

/** Asks the proxy as a browser does: for a whole address. */
async function through(address: string, headers = {}): Promise<string> {
  const asked = request({ host: "127.0.0.1", port: proxy.port, path: address, headers });
  const [response] = await once(asked.end(), "response");
  return `${response.statusCode} ${await text(response)}`.trim();
}

test("the one app is answered, and says how its first page was", async () => {
  expect(proxy.status()).toBeNull();
  expect(await through(`http://${HOST}/a/b.js?c`, { host: "localhost" })).toBe("200 the app");
  expect(await through(`http://${HOST}/`)).toBe("200 the app");
  expect(reached).toEqual([`${HOST}/a/b.js?c`, `${HOST}/`]);
  await expect.poll(() => proxy.status()).toBe(200);
});

test("nothing else is reached, by no spelling", async () => {
  const { port } = product.address() as AddressInfo;
  reached.length = 0;
  const others = [
    ...[`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, "http://localhost/"],
    ...["http://169.254.169.254/latest/meta-data/", "http://10.0.0.1/", "http://[::1]/"],
    ...["http://other.sites.localhost/", "http://sites.localhost/", `https://${HOST}/`],
    ...[`http://${HOST}.example/`, `http://${HOST}:${port}/`, `http://${HOST}@localhost/`],
    ...[`http://localhost:${port}/http://${HOST}/`, "/", "/projects", "ftp://example.com/"],
  ];
  for (const address of others) {
    expect(await through(address, { host: HOST }), address).toBe("403");
  }
  expect(reached).toEqual([]);
});

test("there is no tunnel", async () => {
  const { port } = product.address() as AddressInfo;
  for (const target of [`127.0.0.1:${port}`, `${HOST}:443`, `${HOST}:80`]) {
    const socket = connect(proxy.port, "127.0.0.1");
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
    expect(await text(socket), target).toBe("");
  }
});
