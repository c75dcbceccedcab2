-- AlterTable
ALTER TABLE "Checkpoint" ADD COLUMN     "name" TEXT;

-- CreateTable
CREATE TABLE "HandEdit" (
    "projectId" TEXT NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HandEdit_pkey" PRIMARY KEY ("projectId")
);

-- CreateIndex
CREATE INDEX "HandEdit_changedAt_idx" ON "HandEdit"("changedAt");

-- AddForeignKey
ALTER TABLE "HandEdit" ADD CONSTRAINT "HandEdit_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
