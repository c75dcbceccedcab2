import { plainPage } from "~/platform/plain-page";

/** Nobody's cookies are that long by themselves, in bytes: what is longer overflows because of them. */
export const COOKIES_BYTES = 4 * 1024;
/**
 * An address that is so long that what stands behind it is seen: with too many cookies, a request for
 * it overflows by more than {@link COOKIES_BYTES} of them; without, it just reaches a page.
 */
const REMOVE_COOKIES = `/?cookies=${"x".repeat(2 * COOKIES_BYTES)}`;

const AGAIN = '<p><a href="">Open this page again</a></p>';

/**
 * A whole HTTP answer for a request with too long headers. It has a body for HEAD too: by then
 * nobody knows the method any more.
 *
 * @param cookies whether cookies made them so long: the browser is told to remove them
 * @param limit bytes of headers that are read
 */
export function largeHeadersPage(cookies: boolean, limit: number): string {
  const html = cookies ? tooManyCookies(limit) : tooLong(limit);
  const headers = [
    "HTTP/1.1 431 Request Header Fields Too Large",
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(html)}`,
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
    // Only these: what a page keeps in the browser's storage, trials among it, is never sent.
    ...(cookies ? ['Clear-Site-Data: "cookies"'] : []),
  ];
  return `${headers.join("\r\n")}\r\n\r\n${html}`;
}

function tooManyCookies(limit: number): string {
  return plainPage(
    "Too many cookies",
    `<p>Your browser sent more cookies than can be read here, over ${kilobytes(limit)} with everything else. An app can leave cookies to all apps of its domain.</p>
<p>The browser was asked to remove the cookies of this address, and nothing else: projects, published apps and what this browser stores, such as trial projects, are kept. If you were signed in here, please sign in again.</p>
${AGAIN}
<p>Should this page come back, delete the cookies of this address in the browser's settings.</p>`,
  );
}

function tooLong(limit: number): string {
  return plainPage(
    "This request is too long",
    `<p>The address and what the browser sends with it are over ${kilobytes(limit)}, which is more than can be read here. Nothing was done, and nothing is lost.</p>
<p>Use a shorter address. If it is short, cookies are the cause: <a href="${REMOVE_COOKIES}">have the cookies of this address removed</a>.</p>
${AGAIN}`,
  );
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} kB`;
}
