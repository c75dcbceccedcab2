-- AlterTable
ALTER TABLE "Project" ADD COLUMN "publishedUntil" DATETIME;

-- AlterTable
ALTER TABLE "Blob" ADD COLUMN "unusedSince" DATETIME;

-- CreateIndex
CREATE INDEX "Project_publishedUntil_idx" ON "Project"("publishedUntil");
