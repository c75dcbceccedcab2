-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "publishedUntil" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Blob" ADD COLUMN     "unusedSince" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Project_publishedUntil_idx" ON "Project"("publishedUntil");
