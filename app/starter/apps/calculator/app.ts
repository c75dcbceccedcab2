import type { StarterApp } from "~/starter/starter-app";

/** What is reckoned by rules of its own, which no keys for sums know. */
const OF_A_TRADE =
  /\b(?:paint|carpet|tiles?|flooring|wallpaper|concrete|fuel|petrol|gas|mileage|electricity|energy|discount|vat|salary|pension|savings|fabric|yarn|knitting|pizza|dosage|dose|pregnancy|due date|rent|commission|margin|profit|break-even|ring size) calculator\b/;

/** "A calculator which tells me how much paint I need"; a bill, a tip or a loan has an app. */
const OF_WHAT_IT_TELLS =
  /\bcalculator (?:that|which|to) (?:can )?(?:tells?|works? out|finds?|figures? out|estimates?|reckons?|shows?|says?) (?:me |us |you )?(?:how (?:much|many|long|far|big)|what)\b(?!.*\b(?:tip|tips|bill|loans?|mortgages?|repayments?|instal?lments?|split)\b)/;

export const calculator: StarterApp = {
  id: "calculator",
  name: "calculator",
  accent: "#ea6a12",
  pairing: "launch",
  keywords: ["calculator", "calc", "calculate", "adding machine"],
  lacks: [
    [
      /\b(?:bmi|body mass(?: index)?|scientific|tax|age|date|grade|gpa|interest|graphing|calorie|percentage) calculator\b/,
      "special formulas",
    ],
    [
      /\bcalculator (?:that|which|for|to) .{0,60}\b(?:bmi|interest|tax(?:es)?|vat|grades?|calories)\b/,
      "a formula of its own",
    ],
    [OF_A_TRADE, "a formula of its own"],
    [OF_WHAT_IT_TELLS, "a formula of its own"],
  ],
  kinds: ["static"],
  defaultTitle: () => "Calculator",
  describe: () => "A calculator for mouse, touch and keyboard, with a history of results.",
  next: ["make it teal", "use a retro style", "add a dark mode toggle"],
};
