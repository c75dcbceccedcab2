-- CreateTable
CREATE TABLE "PlanAccount" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "credit" BIGINT NOT NULL DEFAULT 0,
    "basicUntil" DATETIME,
    "unlimitedUntil" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PlanAccount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PlanOrder" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "price" BIGINT NOT NULL,
    "due" BIGINT NOT NULL,
    "reference" TEXT NOT NULL,
    "treasury" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "paidAt" DATETIME,
    "coversFrom" DATETIME,
    "coversUntil" DATETIME,
    "lastSeen" TEXT,
    "checkedAt" DATETIME,
    "nextCheckAt" DATETIME,
    CONSTRAINT "PlanOrder_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PlanAccount" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PlanPayment" (
    "signature" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "lamports" BIGINT NOT NULL,
    "isOther" BOOLEAN NOT NULL DEFAULT false,
    "payer" TEXT NOT NULL,
    "slot" BIGINT NOT NULL,
    "paidAt" DATETIME NOT NULL,
    "isLate" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PlanPayment_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PlanAccount" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PlanPayment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "PlanOrder" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CreditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "accountId" TEXT NOT NULL,
    "lamports" BIGINT NOT NULL,
    "signature" TEXT,
    "orderId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CreditEntry_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PlanAccount" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PlanGrant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "until" DATETIME,
    "reason" TEXT NOT NULL,
    "adminId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" DATETIME,
    CONSTRAINT "PlanGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TokenHolding" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "address" TEXT NOT NULL,
    "mint" TEXT NOT NULL,
    "amount" TEXT,
    "decimals" INTEGER,
    "state" TEXT,
    "checkedAt" DATETIME,
    "unknownSince" DATETIME,
    "fellAt" DATETIME,
    "toldAt" DATETIME,
    "nextCheckAt" DATETIME,
    CONSTRAINT "TokenHolding_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ThinningNotice" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "thinsFrom" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ThinningNotice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "PlanAccount_userId_key" ON "PlanAccount"("userId");

-- CreateIndex
CREATE INDEX "PlanAccount_unlimitedUntil_idx" ON "PlanAccount"("unlimitedUntil");

-- CreateIndex
CREATE UNIQUE INDEX "PlanOrder_reference_key" ON "PlanOrder"("reference");

-- CreateIndex
CREATE INDEX "PlanOrder_accountId_createdAt_id_idx" ON "PlanOrder"("accountId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PlanOrder_nextCheckAt_idx" ON "PlanOrder"("nextCheckAt");

-- CreateIndex
CREATE INDEX "PlanPayment_accountId_createdAt_idx" ON "PlanPayment"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "PlanPayment_orderId_idx" ON "PlanPayment"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "CreditEntry_signature_key" ON "CreditEntry"("signature");

-- CreateIndex
CREATE UNIQUE INDEX "CreditEntry_orderId_key" ON "CreditEntry"("orderId");

-- CreateIndex
CREATE INDEX "CreditEntry_accountId_createdAt_idx" ON "CreditEntry"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "PlanGrant_userId_idx" ON "PlanGrant"("userId");

-- CreateIndex
CREATE INDEX "TokenHolding_nextCheckAt_idx" ON "TokenHolding"("nextCheckAt");
