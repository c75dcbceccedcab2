import type { ServerResponse } from "node:http";

/** Where a provider asks a person who they are and whether they agree: a plain form. */
export function consentPage(url: URL, response: ServerResponse, wrong: string | null): void {
  response.writeHead(wrong ? 400 : 200, { "content-type": "text/html; charset=utf-8" });
  if (wrong) return void response.end(`<!doctype html><title>Refused</title><p>${wrong}</p>`);
  const kept = [...url.searchParams].map(
    ([name, value]) =>
      `<input type="hidden" name="${attribute(name)}" value="${attribute(value)}">`,
  );
  response.end(`<!doctype html>
<html lang="en">
  <title>Who are you?</title>
  <link rel="icon" href="data:,">
  <h1>Who are you?</h1>
  <form action="/consent">
    ${kept.join("\n    ")}
    <label>Id <input name="person_id" required></label>
    <label>Email <input name="person_email" required></label>
    <label>Name <input name="person_name"></label>
    <label>Verified <select name="person_verified"><option>true<option>false</select></label>
    <button name="answer" value="allow">Allow</button>
    <button name="answer" value="deny" formnovalidate>Cancel</button>
  </form>
</html>`);
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
