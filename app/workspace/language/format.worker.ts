import { formatText, type ToFormat } from "./format-text";

// Formats a file at a time, beside the page.

self.addEventListener("message", async ({ data }: MessageEvent<ToFormat & { id: number }>) => {
  const { id, ...file } = data;
  self.postMessage({ id, formatted: await formatText(file) });
});
