-- AlterTable
ALTER TABLE "Generation" ADD COLUMN     "runningFor" TEXT,
ADD COLUMN     "stopReason" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Generation_runningFor_key" ON "Generation"("runningFor");
