import { expect, test } from "vitest";
import { fillTemplate, titleSaid } from "./fill-template";

test("a page's template gets its title and its place, and nothing that only a tool knows", () => {
  const page =
    '<title><%= htmlWebpackPlugin.options.title %></title><link href="<%= BASE_URL %>favicon.ico"><% for (var a in b) { %><i><%= a %></i><% } %>';
  expect(fillTemplate(page, "Tea & cake")).toBe(
    '<title>Tea &#38; cake</title><link href="/favicon.ico"><i></i>',
  );
  expect(fillTemplate("<%- title %>", "x")).toBe("x");
  const described = '<meta name="description" content="<%= title %>">';
  expect(fillTemplate(described, 'My "shop"')).toBe(
    '<meta name="description" content="My &#34;shop&#34;">',
  );
});

test("the title stands in a configuration", () => {
  expect(titleSaid(["", 'new HtmlWebpackPlugin({ template: "a", title: "Shop" })'])).toBe("Shop");
  expect(titleSaid(["title: `$" + "{name}`"])).toBe("");
});
