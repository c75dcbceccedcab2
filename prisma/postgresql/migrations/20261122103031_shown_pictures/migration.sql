-- AlterTable
ALTER TABLE "PostPicture" ADD COLUMN     "shownAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "PostPicture_shownAt_createdAt_idx" ON "PostPicture"("shownAt", "createdAt");
