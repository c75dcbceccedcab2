-- CreateTable
CREATE TABLE "Domain" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "verified" TEXT,
    "recordName" TEXT NOT NULL,
    "recordValue" TEXT NOT NULL,
    "verifiedAt" DATETIME,
    "missingSince" DATETIME,
    "servedAt" DATETIME,
    "misses" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "checkedAt" DATETIME,
    "nextCheckAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Domain_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Domain_verified_key" ON "Domain"("verified");

-- CreateIndex
CREATE INDEX "Domain_nextCheckAt_idx" ON "Domain"("nextCheckAt");

-- CreateIndex
CREATE UNIQUE INDEX "Domain_projectId_name_key" ON "Domain"("projectId", "name");
