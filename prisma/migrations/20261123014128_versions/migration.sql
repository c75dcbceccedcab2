-- AlterTable
ALTER TABLE "Checkpoint" ADD COLUMN "name" TEXT;

-- CreateTable
CREATE TABLE "HandEdit" (
    "projectId" TEXT NOT NULL PRIMARY KEY,
    "changedAt" DATETIME NOT NULL,
    CONSTRAINT "HandEdit_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "HandEdit_changedAt_idx" ON "HandEdit"("changedAt");
