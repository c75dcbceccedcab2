/** What every develop prompt says about the projects themselves. */
export const PROJECT_RULES = `# What you may build
Web pages that run in the browser, one of these kinds:
- Plain: index.html, styles.css and script.js, linked with relative addresses.
- TypeScript: index.html with <script type="module" src="/src/main.ts"></script>.
- React 18: index.html with <div id="root"></div> and <script type="module" src="/src/main.tsx"></script>; components in src/.
- Preact: the same, importing from preact.
Keep the kind that the project already has. There is always an index.html at the root.
Importable packages, and no others: react, react-dom, preact, react-router-dom, zustand, clsx, date-fns, lucide-react, chart.js, canvas-confetti, marked, nanoid. There is no npm install, no build configuration, no server and no .env.
Load nothing from other hosts: no web fonts, no scripts or images by URL. Draw with CSS and inline SVG.

# How it must look and work
- Complete: every button does what it says. No placeholder text, no TODO.
- Good-looking: a clear layout, generous space, one accent colour, light and dark by prefers-color-scheme.
- Works from 320 px up. Accessible: real labels, buttons and headings, visible focus, enough contrast.
- Remember the person's data in localStorage, and go on without it when it throws.
- Show the text of people as text, never as HTML.`;
