/** Words of a look → what its change is written with. */
export const LOOKS: [RegExp, RegExp, string][] = [
  [
    /\b(?:bigger|larger|smaller|enlarge|shrink|(?:double|twice|half)(?= (?:as|the|its|that|big|size)))\b/,
    /font-size|width|height|padding|scale|\d+(?:rem|px|em|%)/,
    "the size",
  ],
  [
    /\b(?:fonts?|typeface|serif|monospace|georgia|helvetica|comic sans|courier|garamond|verdana)\b/,
    /font/,
    "the font",
  ],
  [
    /(?<!\b(?:left|right|top|bottom|hand) )\b(?:corners?|rounder|rounded)\b/,
    /radius/,
    "the corners",
  ],
  [/\bbold(?:er)?\b/, /font-weight|strong|<b>/, "the bold letters"],
  [/\bitalics?\b/, /font-style|<em>|<i>/, "the italics"],
  [/\bunderlin/, /text-decoration|<u>/, "the line under it"],
  [/\bcent(?:er|re)(?:e?d)?\b/, /center/, "the place in the middle"],
  [/\bborders?\b/, /border/, "the border"],
  [/\bshadows?\b/, /shadow/, "the shadow"],
  [/\b(?:dark|light|night) mode\b/, /color-scheme|theme/, "the mode"],
  [
    /(?<!\b(?:first|last|other|these|those|middle|outer|the) )\b(?:into|in|one|two|three|four|[1-6]) columns\b/,
    /columns|label:|<th|<label|fields/,
    "the columns",
  ],
];
