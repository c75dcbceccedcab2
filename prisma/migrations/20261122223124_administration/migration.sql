-- AlterTable
ALTER TABLE "Project" ADD COLUMN "withheldReason" TEXT;

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "adminId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "details" TEXT NOT NULL DEFAULT '{}',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Setting" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "updatedById" TEXT
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "note" TEXT NOT NULL DEFAULT '',
    "createdById" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "usedAt" DATETIME,
    "usedById" TEXT
);

-- CreateTable
CREATE TABLE "DayFigure" (
    "name" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "value" REAL NOT NULL DEFAULT 0,

    PRIMARY KEY ("name", "day")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Job" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "dueAt" BIGINT NOT NULL,
    "endedAt" BIGINT,
    "lastError" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0
);
INSERT INTO "new_Job" ("dueAt", "endedAt", "lastError", "name") SELECT "dueAt", "endedAt", "lastError", "name" FROM "Job";
DROP TABLE "Job";
ALTER TABLE "new_Job" RENAME TO "Job";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "AuditEntry_createdAt_id_idx" ON "AuditEntry"("createdAt", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_createdAt_id_idx" ON "AuditEntry"("subject", "createdAt", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_adminId_createdAt_id_idx" ON "AuditEntry"("adminId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_action_createdAt_id_idx" ON "AuditEntry"("action", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Invitation_createdAt_id_idx" ON "Invitation"("createdAt", "id");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Project_createdAt_id_idx" ON "Project"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Project_withheldAt_idx" ON "Project"("withheldAt");

-- CreateIndex
CREATE INDEX "Generation_startedAt_idx" ON "Generation"("startedAt");
