/** What a project may import; the sites build knows no others. */
export const PACKAGES =
  "react, react-dom, preact, react-router-dom, zustand, clsx, date-fns, lucide-react, chart.js, canvas-confetti, marked, nanoid";
