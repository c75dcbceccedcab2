import { BROWSER_KEYS } from "~/platform/browser-keys";
import type { Entries } from "./entries";
import { type PendingAnswer, parsePendingAnswers } from "./pending-answer";
import { type DocumentOptions, StoredDocument } from "./stored-document";
import { parseTierMarks, type TierMark } from "./tier-index";
import { parseOutbox } from "./trial-outbox";
import {
  type Parsed,
  parseFiles,
  parseMessages,
  parseNames,
  parseProjects,
  parseStreamState,
  type StreamState,
  type TrialProject,
} from "./trial-shapes";

/** Every key of the browser's storage that trials use, and what is under it. */
export const TRIAL_KEYS = {
  /** `[{id, name, description, template, createdAt, isTrial, label?, archivedAt?, changedAt?, namedFrom?}]` */
  projects: BROWSER_KEYS.trialProjects,
  /** `{projectId: [{id, projectId, path, content, language}]}` */
  files: BROWSER_KEYS.trialFiles,
  /** `{projectId: [{id, role, content, mode, status, createdAt, changes}]}` */
  messages: BROWSER_KEYS.trialMessages,
  /** `{projectId, requestPayload, streamedContent, userMessage, savedAt, lastEventId}` or null */
  stream: BROWSER_KEYS.trialStream,
  /** `{projectId: {messageId, generationId, changedByHand}}` */
  answers: BROWSER_KEYS.trialAnswers,
  /** `{projectId: {files?, messages?, bytes?}}`: what of them is in databases */
  tiers: BROWSER_KEYS.trialTiers,
  /** `{projectId: [{id, content, mode}]}` */
  outbox: BROWSER_KEYS.trialOutbox,
  /** `{projectId: slug}` */
  slugs: BROWSER_KEYS.trialSlugs,
  /** `{projectId: id}`: what trials that were moved into an account are there */
  moved: BROWSER_KEYS.trialMoved,
} as const;

/** The documents that make up a browser's trials. */
export function openTrialDocuments(
  world: Pick<DocumentOptions<unknown>, "storage" | "now" | "log">,
) {
  const entries = <T>(
    key: string,
    parse: (json: unknown) => Parsed<Map<string, T>> | null,
  ): StoredDocument<Entries<T>> =>
    new StoredDocument<Entries<T>>({
      ...world,
      key,
      empty: new Map(),
      parse,
      toJson: (map) => Object.fromEntries(map),
    });
  return {
    projects: new StoredDocument<Entries<TrialProject>>({
      ...world,
      key: TRIAL_KEYS.projects,
      empty: new Map(),
      parse: parseProjects,
      toJson: (map) => [...map.values()],
    }),
    files: entries(TRIAL_KEYS.files, parseFiles),
    messages: entries(TRIAL_KEYS.messages, parseMessages),
    slugs: entries(TRIAL_KEYS.slugs, parseNames),
    moved: entries(TRIAL_KEYS.moved, parseNames),
    tiers: entries<TierMark>(TRIAL_KEYS.tiers, parseTierMarks),
    outbox: entries(TRIAL_KEYS.outbox, parseOutbox),
    answers: entries<PendingAnswer>(TRIAL_KEYS.answers, parsePendingAnswers),
    stream: new StoredDocument<StreamState | null>({
      ...world,
      key: TRIAL_KEYS.stream,
      empty: null,
      parse: parseStreamState,
      toJson: (state) => state,
    }),
  };
}
