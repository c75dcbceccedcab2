import { reactFiles } from "~/starter/base/react-files";
import type { StarterApp } from "../starter-app";
import { CHAT_APP, CHAT_REPLIES, CHAT_STYLES } from "./chat-source";

export const chat: StarterApp = {
  id: "chat",
  name: "chat screen",
  icon: "💬",
  accent: "#2f6fde",
  keywords: [
    "chat",
    "chat app",
    "chat ui",
    "chat interface",
    "chat screen",
    "messenger",
    "messaging app",
    "chatbot",
    "chat bot",
    "message app",
    "conversation ui",
    "chat room",
    "whatsapp clone",
  ],
  kinds: ["react"],
  defaultTitle: () => "Chat",
  describe: () =>
    "Conversations, a message list and a composer. Answers are canned and labelled so: there is no server and no AI behind it.",
  next: ["rename it to Support desk", "make it green", "add a dark mode toggle"],
  files(params) {
    return reactFiles(chat, params, {
      app: CHAT_APP,
      styles: CHAT_STYLES,
      files: { "src/replies.ts": CHAT_REPLIES },
    });
  },
};
