-- AlterTable
ALTER TABLE "Project" ADD COLUMN "moveInKey" TEXT;

-- CreateTable
CREATE TABLE "DaySecret" (
    "day" TEXT NOT NULL PRIMARY KEY,
    "secret" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Project_moveInKey_key" ON "Project"("moveInKey");

-- A moved trial was known by a key hidden in the columns of trials ("moved:<browser>:<account>").
UPDATE "Project" SET "moveInKey" = substr("trialKey", 7) || ':' || "trialId", "trialKey" = NULL, "trialId" = NULL
WHERE "trialKey" LIKE 'moved:%';
