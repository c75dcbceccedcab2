-- CreateTable
CREATE TABLE "ShownFiles" (
    "projectId" TEXT NOT NULL PRIMARY KEY,
    "data" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "ShownFiles_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Generation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "engineLabel" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "runningFor" TEXT,
    "stopReason" TEXT,
    "userMessageId" TEXT NOT NULL,
    "assistantMessageId" TEXT NOT NULL,
    "errorCode" TEXT,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "cachedTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" DATETIME,
    CONSTRAINT "Generation_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Generation" ("assistantMessageId", "engine", "engineLabel", "errorCode", "finishedAt", "id", "inputTokens", "mode", "outputTokens", "projectId", "requestHash", "runningFor", "startedAt", "status", "stopReason", "userMessageId") SELECT "assistantMessageId", "engine", "engineLabel", "errorCode", "finishedAt", "id", "inputTokens", "mode", "outputTokens", "projectId", "requestHash", "runningFor", "startedAt", "status", "stopReason", "userMessageId" FROM "Generation";
DROP TABLE "Generation";
ALTER TABLE "new_Generation" RENAME TO "Generation";
CREATE UNIQUE INDEX "Generation_runningFor_key" ON "Generation"("runningFor");
CREATE INDEX "Generation_projectId_startedAt_idx" ON "Generation"("projectId", "startedAt");
CREATE INDEX "Generation_status_idx" ON "Generation"("status");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
