/** The project that the answers of the corpus are about. */
export const PROJECT: Record<string, string> = {
  "index.html": `<!doctype html>
<html lang="en">
<title>List</title>
<link rel="stylesheet" href="styles.css">
<h1>List</h1>
<p>Three things.</p>
</html>
`,
  "styles.css": `body {
  margin: 0;
  color: black;
}
h1 {
  color: red;
}
.card {
  padding: 1rem;
  background-color: white;
}
.card:hover {
  opacity: 0.8;
}
footer {
  margin: 0;
}
`,
  "src/App.tsx": `import { useState } from "react";
import { Row } from "./Row";

export function App() {
  const [count, setCount] = useState(0);
  const rows = ["one", "two", "three"];
  function add() {
    setCount(count + 1);
  }
  function reset() {
    setCount(0);
  }
  return (
    <main>
      <h1>List</h1>
      <button onClick={add}>Add {count}</button>
      <button onClick={reset}>Reset</button>
      <ul>{rows.map((row) => <Row key={row} text={row} />)}</ul>
    </main>
  );
}
`,
};
