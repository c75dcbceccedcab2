import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import type { Coordination } from "./coordination";
import { openEmbedded } from "./embedded/embedded.server";
import { openPostgresql } from "./postgresql/postgresql.server";

/** Opens a share in the coordination of the database at `url`; several may be open in one process. */
export function openCoordination(url: string): Coordination {
  return url.startsWith("file:") ? openEmbedded(db) : openPostgresql(db, url);
}

/** This process's share of the coordination. It connects to nothing before its first use. */
export const coordination: Coordination = openCoordination(env.DATABASE_URL);

export const { lock, leases, counters, places, topics, jobs } = coordination;
