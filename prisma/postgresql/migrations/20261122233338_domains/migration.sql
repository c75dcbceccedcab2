-- CreateTable
CREATE TABLE "Domain" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "verified" TEXT,
    "recordName" TEXT NOT NULL,
    "recordValue" TEXT NOT NULL,
    "verifiedAt" TIMESTAMP(3),
    "missingSince" TIMESTAMP(3),
    "servedAt" TIMESTAMP(3),
    "misses" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "checkedAt" TIMESTAMP(3),
    "nextCheckAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Domain_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Domain_verified_key" ON "Domain"("verified");

-- CreateIndex
CREATE INDEX "Domain_nextCheckAt_idx" ON "Domain"("nextCheckAt");

-- CreateIndex
CREATE UNIQUE INDEX "Domain_projectId_name_key" ON "Domain"("projectId", "name");

-- AddForeignKey
ALTER TABLE "Domain" ADD CONSTRAINT "Domain_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
