-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "owner" TEXT NOT NULL,
    "expiresAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Counter" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "endsAt" BIGINT NOT NULL
);

-- CreateTable
CREATE TABLE "Job" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "dueAt" BIGINT NOT NULL,
    "endedAt" BIGINT,
    "lastError" TEXT
);

-- CreateIndex
CREATE INDEX "Lease_owner_idx" ON "Lease"("owner");

-- CreateIndex
CREATE INDEX "Counter_endsAt_idx" ON "Counter"("endsAt");
