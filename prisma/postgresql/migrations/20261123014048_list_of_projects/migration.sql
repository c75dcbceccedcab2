-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "archivedAt" TIMESTAMP(3),
ADD COLUMN     "deletedAt" TIMESTAMP(3),
ADD COLUMN     "label" TEXT,
ADD COLUMN     "namedFrom" TEXT,
ADD COLUMN     "searchKey" TEXT;

-- CreateIndex
CREATE INDEX "Project_ownerId_updatedAt_idx" ON "Project"("ownerId", "updatedAt");

-- CreateIndex
CREATE INDEX "Project_deletedAt_idx" ON "Project"("deletedAt");

-- What there is can be found from the start; with its next change it is written as the server folds texts.
UPDATE "Project" SET "searchKey" = substr(lower("name" || ' ' || coalesce("description", '')), 1, 300)
WHERE "ownerId" IS NOT NULL;
