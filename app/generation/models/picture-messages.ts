import { markBlocks } from "./cache-marks";
import type { ModelMessage } from "./model";

/** Chat completions: text and pictures are parts of the content, pictures as data URLs. */
export function toOpenAiMessage({ role, content, pictures = [] }: ModelMessage, isCached = false) {
  if (pictures.length === 0 && !isCached) return { role, content };
  const shown = pictures.map(({ mediaType, base64 }) => ({
    type: "image_url",
    image_url: { url: `data:${mediaType};base64,${base64}` },
  }));
  const [text] = markBlocks([{ type: "text", text: content }], isCached);
  return { role, content: [text, ...shown] };
}

/** Messages of Anthropic: blocks, pictures before the text that speaks of them, as its docs advise. */
export function toAnthropicMessage(
  { role, content, pictures = [] }: ModelMessage,
  isCached = false,
) {
  if (pictures.length === 0 && !isCached) return { role, content };
  const shown = pictures.map(({ mediaType, base64 }) => ({
    type: "image",
    source: { type: "base64", media_type: mediaType, data: base64 },
  }));
  return { role, content: markBlocks([...shown, { type: "text", text: content }], isCached) };
}

/** Ollama's chat: pictures stand beside the content, without their type. */
export function toOllamaMessage({ role, content, pictures = [] }: ModelMessage) {
  if (pictures.length === 0) return { role, content };
  return { role, content, images: pictures.map(({ base64 }) => base64) };
}
