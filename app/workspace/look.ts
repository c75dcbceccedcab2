import type { Notice } from "./notify";

/**
 * What differs between the two shells of the one workspace: the wide one of /projects (`shell/`) and
 * the installable app's (`phone/`). Everything else reads its words and manners here.
 */
export interface Look {
  texts: LookTexts;
  /** Whether nothing can be written while an answer is. */
  locksComposer: boolean;
  /** Lines of an empty message box. */
  composerRows: number;
  /** How the mode of the next message is chosen. */
  modes: "switch" | "menu";
  /** Whether one panel is shown at a time. */
  isOnePanel(): boolean;
  /** Whether code and app have room beside each other. */
  hasRoomForBoth(): boolean;
  /** The language of a path in the editor; "plaintext" for those that are only shown. */
  languageOf(path: string): string;
  /** Carries out a change of the panel that is shown. */
  changePanel(change: () => void): void;
}

export interface LookTexts {
  /** What becomes of a first message. */
  begin: string;
  /** Where a trial is kept, before the way to keep it for good. */
  livesHere: string;
  askAbout(project: string): string;
  /** Over the files that an answer changed, where they have a heading. */
  filesChanged: string | null;
  /** What an answer that writes files is called while it does; null where its files say it. */
  building: string | null;
  noFiles: string;
  noFileOpen: string;
  /** Why a project without files cannot be published. */
  nothingToPublish: string;
  visit: string;
  published(app: { slug: string; isRedeploy: boolean }): Notice;
  publishFailed: Failure;
  sendFailed: Failure;
}

/** How a failure is told. */
export interface Failure {
  title: string;
  /** The sentence for what was thrown. */
  describe(error: unknown): string;
}
