-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "expiresAt" BIGINT NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Counter" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "endsAt" BIGINT NOT NULL,

    CONSTRAINT "Counter_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Job" (
    "name" TEXT NOT NULL,
    "dueAt" BIGINT NOT NULL,
    "endedAt" BIGINT,
    "lastError" TEXT,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "Lease_owner_idx" ON "Lease"("owner");

-- CreateIndex
CREATE INDEX "Counter_endsAt_idx" ON "Counter"("endsAt");
