import type { StarterApp } from "~/starter/starter-app";

export const calculator: StarterApp = {
  id: "calculator",
  name: "calculator",
  accent: "#ea6a12",
  pairing: "launch",
  keywords: ["calculator", "calc", "calculate", "adding machine"],
  lacks: [
    [
      /\b(?:bmi|scientific|tax|age|date|grade|gpa|interest|graphing|calorie|percentage) calculator\b/,
      "special formulas",
    ],
    [/\bcalculator (?:that|which|for|to) .{0,60}\b(?:bmi|interest)\b/, "a formula of its own"],
  ],
  kinds: ["static"],
  defaultTitle: () => "Calculator",
  describe: () => "A calculator for mouse, touch and keyboard, with a history of results.",
  next: ["make it teal", "use a retro style", "add a dark mode toggle"],
};
