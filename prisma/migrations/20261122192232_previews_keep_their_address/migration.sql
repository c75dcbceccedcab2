-- DropIndex
DROP INDEX "Preview_usedAt_idx";

-- CreateIndex
CREATE INDEX "Preview_status_usedAt_idx" ON "Preview"("status", "usedAt");
