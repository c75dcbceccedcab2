-- AlterTable
ALTER TABLE "Project" ADD COLUMN "archivedAt" DATETIME;
ALTER TABLE "Project" ADD COLUMN "deletedAt" DATETIME;
ALTER TABLE "Project" ADD COLUMN "label" TEXT;
ALTER TABLE "Project" ADD COLUMN "namedFrom" TEXT;
ALTER TABLE "Project" ADD COLUMN "searchKey" TEXT;

-- CreateIndex
CREATE INDEX "Project_ownerId_updatedAt_idx" ON "Project"("ownerId", "updatedAt");

-- CreateIndex
CREATE INDEX "Project_deletedAt_idx" ON "Project"("deletedAt");

-- What there is can be found from the start; with its next change it is written as the server folds texts.
UPDATE "Project" SET "searchKey" = substr(lower("name" || ' ' || coalesce("description", '')), 1, 300)
WHERE "ownerId" IS NOT NULL;
