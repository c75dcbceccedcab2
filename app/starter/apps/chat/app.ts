import type { StarterApp } from "~/starter/starter-app";

export const chat: StarterApp = {
  id: "chat",
  name: "chat screen",
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
};
