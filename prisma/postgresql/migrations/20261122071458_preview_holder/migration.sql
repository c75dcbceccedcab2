-- AlterTable
ALTER TABLE "Preview" ADD COLUMN     "holder" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Preview_holder_usedAt_idx" ON "Preview"("holder", "usedAt");
