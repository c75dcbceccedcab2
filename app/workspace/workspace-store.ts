import type { ConversationMessage, FileChange } from "~/conversation/message-schema";
import type { PendingAnswer } from "~/trial/pending-answer";
import type { WaitingMessage } from "~/trial/trial-outbox";

/** A file as the workspace holds it. */
export interface WorkspaceFile {
  /** The server's id, or a local one for a trial; null until the server's is known. */
  id: string | null;
  path: string;
  content: string;
  /** SHA-256 of the stored content, where the server told it. */
  hash: string | null;
  /** There for a file that is no text, whose `content` is empty: its size in bytes. */
  binary?: { size: number };
}

export interface WorkspaceCheckpoint {
  id: string;
  createdAt: string;
  label: string;
  /** What its owner calls it. */
  name?: string | null;
  kind?: string;
  /** The answer that it was made for. */
  messageId?: string | null;
  changes: FileChange[];
  /** The files are now as they were then. */
  isNow?: true;
}

export interface WorkspaceProject {
  id: string;
  name: string;
  /** What its maker said of it when it was made, or null. */
  description: string | null;
  isTrial: boolean;
  /** The address it is published at, or null. */
  slug: string | null;
  /** The address that stays the project's while its owner keeps the app offline. */
  keptSlug?: string | null;
}

/** How a save went: stored, or somebody else was faster and `current` is what is stored now. */
export type SaveOutcome =
  | { kind: "saved"; file: WorkspaceFile }
  | { kind: "conflict"; current: WorkspaceFile | null };

/** A text that is to be saved in place of `file`, whose content was `base`. */
export interface TextChange {
  file: WorkspaceFile;
  content: string;
  base: string;
}

/** A file that goes to another path. */
export interface MovedFile {
  file: WorkspaceFile;
  to: string;
}

/** A page of a conversation, oldest first, and whether something was said before it. */
export interface EarlierMessages {
  messages: readonly ConversationMessage[];
  hasEarlier: boolean;
}

/** Remembers across visits which answer is on its way. */
export interface PendingAnswerStore {
  read(): PendingAnswer | null;
  write(answer: PendingAnswer): void;
  clear(): void;
}

/** Keeps what waits for the line, across visits. */
export interface OutboxStore {
  /** Oldest first; the same object until it changes. */
  list(): readonly WaitingMessage[];
  /** @param isFirst it was to be sent before those that wait */
  add(message: WaitingMessage, isFirst?: boolean): void;
  remove(id: string): void;
}

/** Knows whether a project was deleted in another tab or on another device while it is open here. */
export interface ProjectDeletion {
  isDeleted(): boolean;
  /** Whether it is kept nowhere but here, e.g. because it was deleted for good. */
  isGone?(): boolean;
  /** The id under which it is in an account, where it was moved into one. */
  movedTo?(): string | null;
  /** Calls back when that changes. Returns the way to stop. */
  listen(listener: () => void): () => void;
  /** Restores the project. @throws {ApiError} */
  restore(): Promise<void>;
}

/**
 * Where a project is stored: an account's on the server, a trial's in this browser. All code that
 * uses this interface works with either.
 */
export interface WorkspaceStore {
  readonly kind: "account" | "trial";
  readonly projectId: string;
  /** All files. What is `known` here by path need not be fetched, where it is still so. */
  loadFiles(known: ReadonlyMap<string, WorkspaceFile>): Promise<WorkspaceFile[]>;
  /** @param hash for a file that is no text and was just deleted: which bytes come back */
  createFile(path: string, content: string, hash?: string | null): Promise<WorkspaceFile>;
  /** @param base the content the edit started from */
  saveFile(file: WorkspaceFile, content: string, base: string): Promise<SaveOutcome>;
  /**
   * Saves several texts and moves files, all of it or nothing.
   *
   * @param changes each with the text that the edit started from; one that moves along is named as it was
   * @returns what was saved or moved; or the paths that have changed elsewhere, and then nothing is
   */
  saveFiles(
    changes: readonly TextChange[],
    moves?: readonly MovedFile[],
  ): Promise<{ saved: WorkspaceFile[]; changed: string[] }>;
  deleteFile(file: WorkspaceFile): Promise<void>;
  /** The conversation, of which `known` is what is shown here. */
  loadMessages(known: readonly ConversationMessage[]): Promise<readonly ConversationMessage[]>;
  /** What was said before a message, by its id, a page of it. */
  loadEarlier(before: string): Promise<EarlierMessages>;
  /**
   * Keeps a change of the conversation, where it is not the server that does. What another tab said
   * since `before` stays.
   */
  keepMessages(
    messages: readonly ConversationMessage[],
    before: readonly ConversationMessage[],
  ): void;
  /**
   * Keeps what the stream wrote, where it is not the server that does.
   *
   * @returns what to tell the person where a change of theirs stands instead; null when it was kept
   */
  keepStreamedFile(path: string, content: string): string | null;
  keepStreamedDeletion(path: string): string | null;
  /** The same with a file that is no text, whose bytes the server has. */
  keepStreamedBytes(path: string, binary: { hash: string; size: number }): Promise<string | null>;
  /** The answer on its way, where it is this browser that must come for it; null otherwise. */
  readonly pendingAnswer: PendingAnswerStore | null;
  /** Where messages wait for the line; null where they go back to where they were written. */
  readonly outbox: OutboxStore | null;
  /** Has the server change the files, as a rollback does, and takes them over. */
  changeOnServer<T>(change: () => Promise<T>): Promise<T>;
  renameProject(name: string): Promise<void>;
  /**
   * What the project is called once an answer has written its page: where nobody has chosen its name, it follows
   * the page's title.
   *
   * @returns null where that is not known
   */
  followTitle(): Promise<string | null>;
  /** Brings the server's copy up to date before it is asked to do something with it. */
  sync(): Promise<void>;
  /** Remembers the address of a published trial; null once it is offline. */
  keepSlug(slug: string | null): void;
  /** Takes over what "Share" changed on the server of how the project is called and described. */
  keepTexts(texts: { name: string; description: string }): void;
  /** Whether the project was deleted meanwhile, as far as this page knows; it can be restored. */
  readonly deletion: ProjectDeletion;
  /** Calls back when the project changed elsewhere (another tab). Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}
