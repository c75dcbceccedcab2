-- AlterTable
ALTER TABLE "User" ADD COLUMN     "nameKey" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Mention" ADD COLUMN     "name" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "User_nameKey_idx" ON "User"("nameKey");
