-- AlterTable
ALTER TABLE "PostPicture" ADD COLUMN "shownAt" DATETIME;

-- CreateIndex
CREATE INDEX "PostPicture_shownAt_createdAt_idx" ON "PostPicture"("shownAt", "createdAt");
