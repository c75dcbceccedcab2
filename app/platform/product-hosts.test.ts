import { expect, test } from "vitest";
import { type HostsConfig, originMet } from "./product-hosts";

const first: HostsConfig = { APP_URL: "http://localhost:3000", APP_HOSTS: [], isLoopback: true };
const known: HostsConfig = {
  APP_URL: "https://sayso.example",
  APP_HOSTS: ["sayso.fly.dev", "10.0.0.5:3000"],
  isLoopback: false,
};

test.each([
  ["localhost:3000", "http://localhost:3000"],
  ["LOCALHOST:3000", "http://localhost:3000"],
  // A container's port is another one outside of it.
  ["localhost:8080", "http://localhost:8080"],
  ["127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["my.localhost", "http://my.localhost"],
  ["[::1]:3000", "http://[::1]:3000"],
  ["192.168.1.4:3000", "http://192.168.1.4:3000"],
  ["[fe80::1]:3000", "http://[fe80::1]:3000"],
])("before anybody sets APP_URL, %s is the product", (host, origin) => {
  expect(originMet(host, "http", first)).toBe(origin);
});

test.each([
  "evil.example",
  "evil.example:3000",
  "my-laptop.local:3000",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "localhost/api?",
  "localhost:99999",
  "a b",
  "[::1",
  "",
  undefined,
])("a name that others can lead here is not: %s", (host) => {
  expect(originMet(host, "http", first)).toBeNull();
  expect(originMet(host, "http", known)).toBeNull();
});

test.each([
  ["sayso.example", "https", "https://sayso.example"],
  ["SAYSO.example:443", "https", "https://sayso.example"],
  // A proxy that ends TLS need not be trusted for this one.
  ["sayso.example", "http", "https://sayso.example"],
  ["sayso.fly.dev", "https", "https://sayso.fly.dev"],
  ["10.0.0.5:3000", "http", "http://10.0.0.5:3000"],
])("with an APP_URL, %s over %s is %s", (host, scheme, origin) => {
  expect(originMet(host, scheme, known)).toBe(origin);
});

test.each([
  "sayso.example:80",
  "sayso.example.",
  "www.sayso.example",
  "10.0.0.5",
  "localhost:3000",
  "127.0.0.1:3000",
])("with an APP_URL, %s is not the product", (host) => {
  expect(originMet(host, "https", known)).toBeNull();
});
