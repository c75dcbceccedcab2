import { existsSync, readFileSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import previews from "../../../preview-packages/package.json";
import { apps } from "../apps/catalog";
import { paramsFor } from "../engine/params";
import { makeProject } from "../engine/project.server";
import { LANGUAGES } from "../match/facts/language";
import { understand } from "../match/understand";
import { SUBJECT_ARTS } from "./art/choose-art";
import { domains } from "./domains";
import { LAYOUTS, PAIRINGS } from "./looks";
import { makePage, planPage } from "./page.server";

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

const landing = () => {
  const found = apps.find(({ id }) => id === "landing");
  if (!found) throw new Error("There is no landing page.");
  return found;
};
const paramsOf = (text: string) => paramsFor(landing(), understand(text, apps));
const pageOf = (text: string) => makePage(paramsOf(text)).get("index.html") ?? "";
const attribute = (node: Node, name: string) =>
  node.attrs?.find((item) => item.name === name)?.value;

function elements(page: string): Node[] {
  const below = (node: Node): Node[] =>
    (node.childNodes ?? []).flatMap((child) => [...(child.attrs ? [child] : []), ...below(child)]);
  return below(parse(page) as unknown as Node);
}

/**
 * Every domain in every layout, every domain in every language and every layout in every language:
 * the languages take turns, so that no more pages are made than there are domains and layouts.
 */
const everyPage = domains.flatMap((domain, row) =>
  LAYOUTS.map((layout, column) => {
    const language = LANGUAGES[(row + column) % LANGUAGES.length] ?? "en";
    const params = paramsOf("landing page called Plain Name");
    const plan = { ...planPage(params), domain, layout, language };
    return { name: `${domain.id}, ${layout}, ${language}`, params, plan };
  }),
);

describe("a page of every domain, layout and language", () => {
  const made = everyPage.map(({ name, params, plan }) => {
    const page = makePage(params, plan).get("index.html") ?? "";
    return { name, page, nodes: elements(page), language: plan.language };
  });

  test("leads nowhere that is not there: every link has its target, every button does something", () => {
    for (const { name, nodes } of made) {
      const ids = nodes.map((node) => attribute(node, "id")).filter((id) => id !== undefined);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const node of nodes) {
        const href = attribute(node, "href") ?? "";
        if (node.nodeName === "use" || (node.nodeName === "a" && href !== "mailto:")) {
          expect(href, name).toMatch(/^#./);
          expect(ids, `${name}: ${href}`).toContain(href.slice(1));
        }
        if (node.nodeName === "button") {
          const isSubmit = attribute(node, "type") === "submit";
          expect(isSubmit || attribute(node, "data-act") !== undefined, name).toBe(true);
        }
        if (node.nodeName === "form") {
          const kept = attribute(node, "data-keep");
          expect(
            nodes.some((other) => attribute(other, "data-kept") === kept),
            name,
          ).toBe(true);
        }
      }
    }
  });

  test("has one heading of the first rank, one main part, and a label at every input", () => {
    for (const { name, page, nodes, language } of made) {
      expect(page, name).toContain(`<html lang="${language}">`);
      expect(page, name).toContain("Plain Name</h1>");
      expect(page, name).not.toMatch(/\{\{|<!--|undefined/);
      for (const tag of ["h1", "main"])
        expect(
          nodes.filter(({ nodeName }) => nodeName === tag),
          name,
        ).toHaveLength(1);
      const labelled = nodes.map((node) => attribute(node, "for"));
      for (const node of nodes) {
        if (/^(?:input|select|textarea)$/.test(node.nodeName))
          expect(labelled, name).toContain(attribute(node, "id"));
      }
    }
  });

  test("invents no price, address, number or name of a person", () => {
    for (const { name, page } of made) {
      const text = page.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, " ");
      expect(text, name).not.toMatch(/[€$£]|\d[.,]\d\d\b|@|\+\d|\bsince \d{4}/);
    }
  });
});

test("what was said stands there word for word, and no example in its place", () => {
  const page = pageOf(
    `Website for my café called "Tom & Ada's". Headline: "Strong <coffee> first". Menu: Espresso 2.50, Flat white €3.40. Open Mon–Fri 7–15. 12 Harbour Street, Leeds LS1 4AP, phone +44 113 496 0000, hi@tomada.example`,
  );
  for (const said of [
    "Tom &amp; Ada&#39;s</h1>",
    "Strong &lt;coffee&gt; first",
    ">Espresso</span>",
    ">2.50</span>",
    ">€3.40</span>",
    ">Mon–Fri</dt><dd>7–15</dd>",
    "12 Harbour Street, Leeds LS1 4AP",
    'href="tel:+441134960000"',
    'href="mailto:hi@tomada.example"',
    'data-mail="hi@tomada.example"',
  ])
    expect(page).toContain(said);
  expect(page).not.toMatch(/Cinnamon bun|Sunday|An example/);
});

test("menus, hours and times that nobody said are marked as examples", () => {
  for (const subject of ["café", "conference", "pottery shop"]) {
    expect(pageOf(`landing page for a ${subject} called Nine`)).toContain(
      "An example. Put your own",
    );
  }
});

test("a name of braces and comments is only a name", () => {
  const page = pageOf('landing page for a café called "{{lead}} <!-- each items --> $& $1"');
  expect(page).toContain("{{lead}} &lt;!-- each items --&gt; $&amp; $1</h1>");
});

test("the same words give the same page, and another name another look", () => {
  const cafe = (name: string) => `landing page for a coffee shop called ${name}`;
  expect(makePage(paramsOf(cafe("Blue Jay")))).toEqual(makePage(paramsOf(cafe("Blue Jay"))));
  const names = ["Blue Jay", "Kiosk", "Mabel", "Third Floor", "Ludwig", "Rosa", "Oak", "Pier 9"];
  const looks = names.map((name) => {
    const { layout, pairing, palette } = planPage(paramsOf(cafe(name)));
    return [layout, pairing, palette.accent].join();
  });
  expect(new Set(looks).size).toBeGreaterThanOrEqual(names.length - 1);
  expect(new Set(looks.map((look) => look.split(",")[0])).size).toBeGreaterThan(2);
});

test.each([
  ["an elegant website for our wedding", /letter|hearth|gazette|chambers/],
  ["a playful website for my café", /playground/],
  ["a retro website for my band", /placard|console/],
  ["un site chaleureux pour mon café", /hearth|gazette|workshop|playground/],
  ["eine gemütliche Webseite für mein Café", /hearth|gazette|workshop|playground/],
])("“%s” is set in letters of that mood", (text, pairings) => {
  expect(planPage(paramsOf(text)).pairing).toMatch(pairings);
});

test("a layout can be asked for by its name, and colours that are asked for are taken", () => {
  for (const layout of LAYOUTS)
    expect(planPage(paramsOf(`landing page for a café, ${layout} layout`)).layout).toBe(layout);
  const styles = makePage(paramsOf("landing page for a café in #123456")).get("styles.css");
  expect(styles).toContain("--accent: light-dark(#123456");
});

test("every domain has its picture, and every pairing its fonts", () => {
  for (const { id } of domains)
    expect(existsSync(`app/starter/pages/art/${id}.svg`), id).toBe(true);
  for (const art of SUBJECT_ARTS)
    expect(existsSync(`app/starter/pages/art/${art}.svg`), art).toBe(true);
  const bundled = Object.keys(previews.devDependencies).map((name) => name.split("/")[1]);
  for (const { fonts, heading, text } of Object.values(PAIRINGS)) {
    for (const font of fonts) expect(bundled).toContain(font);
    expect(`${heading}${text}`).toMatch(/^"[A-Z]/);
  }
});

test.each([
  ["a website for a café called Nine", "cafe"],
  ["Eine Website für meine Bäckerei Korn", "bakery"],
  ["flower shop named Wild Stem", "florist"],
  ["a bookshop called Page One", "books"],
  ["page for an animal shelter called Second Paw", "animals"],
  ["website for a vet called Dr Hale", "animals"],
  ["a website for a dentist called Weber", "dentist"],
  ["website for a doctor called Weber", "clinic"],
  ["law firm website, Baker & Hale", "law"],
  ["a website for our music school, lessons for piano and guitar", "music"],
  ["a site for a language school", "school"],
  ["website for a cocktail bar called Low Light", "bar"],
  ["website for my restaurant Da Rosa", "restaurant"],
])("the picture of “%s” is of its subject: %s", (text, art) => {
  const drawn = readFileSync(`app/starter/pages/art/${art}.svg`, "utf8").split("\n")[2] ?? "";
  expect(pageOf(text)).toContain(drawn.trim());
});

test("a page for which a time was said, but no day, has no row of hours without one", () => {
  const page = pageOf("A page for a running club called Nine. We meet at 19:00 at the old pier");
  expect(page).toContain("19:00");
  expect(page).not.toContain("<dt></dt>");
});

test("a section that is asked for leads to the form that the page has", () => {
  const page = pageOf("landing page for a running club called Nine with a pricing section");
  expect(page).toContain('<a class="button" href="#join">Choose Starter</a>');
});

test("a long name is set smaller where names are as large as the screen", () => {
  const poster = (name: string) =>
    pageOf(`landing page for a café called "${name}", poster layout`);
  expect(poster("Nine")).toContain('<h1 class="short-name">Nine</h1>');
  expect(poster("The Long-Winded Steamship Coffee House")).toContain('<h1 class="long-name">');
});

test("a portfolio is a page, too", () => {
  const portfolio = apps.find(({ id }) => id === "portfolio");
  if (!portfolio) throw new Error("There is no portfolio.");
  const params = paramsFor(
    portfolio,
    understand("a portfolio for Ines Moreau, photographer", apps),
  );
  const page = makeProject(portfolio, params, "static").get("index.html");
  expect(page).toContain("Ines Moreau</h1>");
  expect(page).toContain("I make quiet pictures");
});

test("an order form asks how many of each, and says so in the page's language", () => {
  const page = pageOf("an order form for a bakery: sourdough 4.20, rye 3.90");
  expect(page).toMatch(
    /for="order-order-1">Sourdough \(4\.20\)<[\s\S]*type="number"[\s\S]*Rye \(3\.90\)[\s\S]*<textarea/,
  );
  expect(page).toContain("Place the order");
  expect(page).not.toContain("Reserve a table");
  expect(pageOf("Bestellformular für eine Bäckerei: Brezel 1,20 €")).toContain(
    "Bestellung aufgeben",
  );
});
