/**
 * Longest text that is read as Markdown, in characters: about 15 printed pages. Answers without
 * their code are rarely above 5,000. What is longer is shown as it was written.
 */
export const MARKDOWN_CHARACTERS = 40_000;

/**
 * How much of a conversation the server reads as Markdown for one page, in characters, from its end;
 * what is older is shown as it was written.
 */
export const MARKDOWN_CHARACTERS_PER_PAGE = 100_000;

/** Deepest nesting of quotes and lists that is followed, and of emphasis that is shown. */
export const MARKDOWN_DEPTH = 20;

/**
 * Most elements that one text may come to. A table fills in the cells that its rows leave out, so
 * 4 kB of it can ask for 60,000.
 */
export const MARKDOWN_TOKENS = 60_000;

/** Longest code that gets colours, in characters: grammars are regular expressions, some not linear. */
export const HIGHLIGHTED_CHARACTERS = 10_000;
