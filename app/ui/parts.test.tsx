import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmPage } from "./confirm-page";
import { ErrorSummary } from "./error-summary";
import { describeFailure } from "./failure-page";
import { Field } from "./field";
import { Header } from "./header";
import { FlashMessage } from "./notice";
import { Pagination } from "./pagination";

const html = (element: ReactElement) => renderToStaticMarkup(element);

test("a refused field keeps its value and is bound to its message", () => {
  const field = html(<Field label="Name" name="name" error="Too long." defaultValue="<me>" />);
  expect(field).toContain('value="&lt;me&gt;"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('aria-describedby="name-error"');
  expect(field).toContain('<p class="field__error" id="name-error">Too long.</p>');
});

test("a field reads out its hint before its error", () => {
  const field = html(<Field label="Name" name="name" hint="Short." error="Too long." />);
  expect(field).toContain('aria-describedby="name-hint name-error"');
});

test("a text area and a select are labelled fields too", () => {
  expect(html(<Field as="textarea" label="Text" name="text" defaultValue="said" />)).toMatch(
    /<label[^>]*for="text".*<textarea[^>]*id="text"[^>]*>said<\/textarea>/,
  );
  expect(
    html(
      <Field as="select" label="Kind" name="kind" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </Field>,
    ),
  ).toContain('<option value="b" selected="">B</option>');
});

test("the error summary links each message to its field and is absent without errors", () => {
  expect(html(<ErrorSummary errors={{ name: "Too long.", "": "Try again." }} />)).toMatch(
    /role="alert".*<a href="#name">Too long\.<\/a>.*<li>Try again\.<\/li>/,
  );
  expect(html(<ErrorSummary errors={{}} />)).toBe("");
  expect(html(<ErrorSummary errors={null} />)).toBe("");
});

test("a visitor is offered to try and to log in, and comes back to the page", () => {
  const header = html(<Header appName="Sayso" user={null} path="/generate" />);
  expect(header).toContain('href="/login?returnTo=%2Fgenerate"');
  expect(header).toContain("Try Free");
  expect(header).toContain('href="/generate" aria-current="page"');
  expect(header).not.toContain("Logout");
});

test.each([
  ["/community", ' aria-current="page"'],
  ["/community/rooms/general", ' aria-current="true"'],
  ["/community/threads/new", ' aria-current="true"'],
  ["/people/ann", ' aria-current="true"'],
  ["/communities", ""],
  ["/", ""],
])("on %s the header marks the community%s", (path, mark) => {
  const header = html(<Header appName="Sayso" user={null} path={path} />);
  expect(header).toContain(`href="/community"${mark}>Community`);
});

test("a signed-in person sees their projects and logs out by a form", () => {
  const header = html(<Header appName="Sayso" user={{ name: "Ada", unread: 0 }} />);
  expect(header).toContain("My Projects");
  expect(header).toContain("Ada");
  expect(header).toContain('<form method="post" action="/logout">');
  expect(header).not.toContain("Try Free");
  expect(header).not.toContain("Login");
});

test("the header of a signed-in person counts what they have not read, up to 99", () => {
  const header = (unread: number) =>
    html(<Header appName="Sayso" user={{ name: "Ada", unread }} />);
  expect(header(0)).toContain('href="/notifications"');
  expect(header(0)).not.toContain("badge");
  expect(header(7)).toContain(
    '<span class="unread-badge">7<span class="visually-hidden"> unread</span>',
  );
  expect(header(100)).toContain('<span class="unread-badge">99+');
});

test("the flash of an error is an alert, any other a status", () => {
  expect(html(<FlashMessage flash={{ title: "Saved", kind: "info" }} />)).toContain(
    'role="status"',
  );
  expect(html(<FlashMessage flash={{ title: "No", kind: "error" }} />)).toContain('role="alert"');
  expect(html(<FlashMessage flash={null} />)).toBe("");
});

test("pagination offers only the pages that exist", () => {
  const hrefFor = (page: number) => `?page=${page}`;
  expect(html(<Pagination page={1} pages={1} hrefFor={hrefFor} />)).toBe("");
  const first = html(<Pagination page={1} pages={3} hrefFor={hrefFor} />);
  expect(first).not.toContain("Previous");
  expect(first).toContain('rel="next"');
  const last = html(<Pagination page={3} pages={3} hrefFor={hrefFor} />);
  expect(last).toContain('href="?page=2"');
  expect(last).not.toContain("Next");
});

test("the confirmation page posts what it was given", () => {
  const page = html(
    <ConfirmPage
      title="Delete?"
      fields={{ intent: "delete" }}
      confirmLabel="Delete"
      cancelHref="/projects"
    >
      <p>Gone for good.</p>
    </ConfirmPage>,
  );
  expect(page).toContain('<input type="hidden" name="intent" value="delete"/>');
  expect(page).toContain('href="/projects"');
});

test("what was not found, and what failed here, have their own words", () => {
  expect(describeFailure(404)).toEqual({
    title: "Page Not Found",
    text: "Sorry, the page you're looking for doesn't exist or has been moved.",
  });
  expect(describeFailure(500).title).toBe("Something Went Wrong");
  expect(describeFailure(418).title).toBe("That Did Not Work");
});
