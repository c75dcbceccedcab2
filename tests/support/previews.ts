import type { Clock } from "../../app/platform/clock";
import { MemoryCounters } from "../../app/platform/coordination/embedded/memory-counters";
import { LocalTopics } from "../../app/platform/coordination/local-topics";
import type { Topics } from "../../app/platform/coordination/topics";
import { db } from "../../app/platform/db.server";
import type { SiteBuilder } from "../../app/sites/build/build.server";
import type { BuildSource } from "../../app/sites/build/build-input";
import { BuildEngine } from "../../app/sites/engine/build-engine.server";
import { StoredLog } from "../../app/sites/previews/log/stored-log.server";
import { Previews } from "../../app/sites/previews/previews.server";

/** Whoever holds the previews of a test that knows of nobody else. */
export const HOLDER = "somebody";

/** Previews as the product puts them together, over trees that a test hands in. */
export function openPreviews(options: {
  builder: SiteBuilder;
  readTree: (projectId: string) => Promise<BuildSource>;
  isWriting?: () => Promise<boolean>;
  topics?: Topics;
  clock?: Clock;
}): Previews {
  const { builder, readTree, isWriting = async () => false, topics = new LocalTopics() } = options;
  const { clock: testClock } = options;
  const counters = new MemoryCounters(testClock && (() => testClock.now().getTime()));
  const clock = options.clock ? { clock: options.clock } : {};
  const log = new StoredLog({ topics, ...clock });
  log.connect();
  const engine = new BuildEngine({ builder, readTree, isWriting, log, ...clock });
  const previews = new Previews({ engine, topics, counters, ...clock });
  previews.connect();
  return previews;
}

/** Projects of these ids, for previews and logs to belong to. */
export async function makeProjects(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await db.project.upsert({ where: { id }, create: { id, name: id }, update: {} });
  }
}
