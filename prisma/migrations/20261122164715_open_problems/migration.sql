-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Project" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT,
    "trialId" TEXT,
    "trialKey" TEXT,
    "heldBy" TEXT,
    "moveInKey" TEXT,
    "expiresAt" DATETIME,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "template" TEXT NOT NULL DEFAULT 'react',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "slug" TEXT,
    "releaseId" TEXT,
    "publishedAt" DATETIME,
    "withheldAt" DATETIME,
    "publishedUntil" DATETIME,
    "screenshotKey" TEXT,
    "views" INTEGER NOT NULL DEFAULT 0,
    "trend" REAL,
    "openProblems" TEXT NOT NULL DEFAULT '[]',
    CONSTRAINT "Project_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Project" ("createdAt", "description", "expiresAt", "heldBy", "id", "moveInKey", "name", "ownerId", "publishedAt", "publishedUntil", "releaseId", "screenshotKey", "slug", "template", "trend", "trialId", "trialKey", "updatedAt", "views", "withheldAt") SELECT "createdAt", "description", "expiresAt", "heldBy", "id", "moveInKey", "name", "ownerId", "publishedAt", "publishedUntil", "releaseId", "screenshotKey", "slug", "template", "trend", "trialId", "trialKey", "updatedAt", "views", "withheldAt" FROM "Project";
DROP TABLE "Project";
ALTER TABLE "new_Project" RENAME TO "Project";
CREATE UNIQUE INDEX "Project_moveInKey_key" ON "Project"("moveInKey");
CREATE UNIQUE INDEX "Project_slug_key" ON "Project"("slug");
CREATE UNIQUE INDEX "Project_releaseId_key" ON "Project"("releaseId");
CREATE INDEX "Project_heldBy_idx" ON "Project"("heldBy");
CREATE INDEX "Project_ownerId_createdAt_idx" ON "Project"("ownerId", "createdAt");
CREATE INDEX "Project_publishedAt_idx" ON "Project"("publishedAt");
CREATE INDEX "Project_publishedUntil_idx" ON "Project"("publishedUntil");
CREATE INDEX "Project_trend_idx" ON "Project"("trend");
CREATE INDEX "Project_expiresAt_idx" ON "Project"("expiresAt");
CREATE UNIQUE INDEX "Project_trialKey_trialId_key" ON "Project"("trialKey", "trialId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
