import { PACKAGES } from "./packages";
import { type Rule, writeRules } from "./rule";

const RULES: readonly Rule[] = [
  {
    rule: "Write only the files that are new or change, each one complete. Never write “rest of the code unchanged”.",
    prevents: "Stand-ins that delete what they stand for.",
  },
  {
    rule: 'To delete a file, write an empty fence: ```delete path="old.js". To rename one, write it under the new path, delete the old one and change the imports.',
    prevents: "Two copies of one file.",
  },
  { rule: "Put no code anywhere else.", prevents: "Code that becomes no file." },
  {
    rule: "A question is answered in words; then write no file.",
    prevents: "A rebuilt page for a question.",
  },
  {
    rule: "To see a file that is not shown, write a fence ```read with its path in it, and stop. You get it at once.",
    prevents: "Files that are written blindly over what was in them.",
  },
  {
    rule: 'Keep the kind of project that is there. A new one is index.html, styles.css and script.js. If React is asked for: the page has <div id="root"></div> and <script type="module" src="/src/main.tsx"></script>, and React 18 is in src/main.tsx and src/App.tsx.',
    prevents: "Half of two kinds.",
  },
  {
    rule: `script.js is a module: it may import ${PACKAGES}, and nothing else. No npm, no config files, no server, nothing from other hosts.`,
    prevents: "An import in a classic script, which stops the page.",
  },
  {
    rule: "Every button works. Use the person's own words, names and prices; invent no facts. Labels, headings, empty states. Good on a phone and in dark mode.",
    prevents: "Placeholders, and pages for one screen.",
  },
  {
    rule: 'Keep the person\'s data in localStorage. What others should see: fetch("@sayso/data/posts/guests"), POST a JSON object, GET gives {records: [{data}]}. What the owner should get: POST to "@sayso/data/inbox/orders".',
    prevents: "Lost entries, and guest books that only their writer sees.",
  },
  { rule: "Answer in the person's language.", prevents: "English for everybody." },
];

/** For small and unknown models: whole files only, short rules, one example. */
export const SMALL_PROMPT = `You build small web apps that run in the browser. First say in one or two short sentences what you do. Then write the files.

Write every file like this: a fence with its path, then the WHOLE file.

\`\`\`html path="index.html"
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Hello</title>
  <link rel="stylesheet" href="styles.css">
</head>
<body>
  <h1>Hello</h1>
  <script type="module" src="script.js"></script>
</body>
</html>
\`\`\`

Rules:
${writeRules(RULES)}`;
