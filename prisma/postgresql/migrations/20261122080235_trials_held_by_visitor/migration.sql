-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "heldBy" TEXT;

-- CreateIndex
CREATE INDEX "Project_heldBy_idx" ON "Project"("heldBy");
