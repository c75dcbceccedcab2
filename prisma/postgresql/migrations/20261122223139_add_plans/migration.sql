-- CreateTable
CREATE TABLE "PlanAccount" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "credit" BIGINT NOT NULL DEFAULT 0,
    "basicUntil" TIMESTAMP(3),
    "unlimitedUntil" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlanAccount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlanOrder" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "price" BIGINT NOT NULL,
    "due" BIGINT NOT NULL,
    "reference" TEXT NOT NULL,
    "treasury" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "paidAt" TIMESTAMP(3),
    "coversFrom" TIMESTAMP(3),
    "coversUntil" TIMESTAMP(3),
    "lastSeen" TEXT,
    "checkedAt" TIMESTAMP(3),
    "nextCheckAt" TIMESTAMP(3),

    CONSTRAINT "PlanOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlanPayment" (
    "signature" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "lamports" BIGINT NOT NULL,
    "isOther" BOOLEAN NOT NULL DEFAULT false,
    "payer" TEXT NOT NULL,
    "slot" BIGINT NOT NULL,
    "paidAt" TIMESTAMP(3) NOT NULL,
    "isLate" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlanPayment_pkey" PRIMARY KEY ("signature")
);

-- CreateTable
CREATE TABLE "CreditEntry" (
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "lamports" BIGINT NOT NULL,
    "signature" TEXT,
    "orderId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlanGrant" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "until" TIMESTAMP(3),
    "reason" TEXT NOT NULL,
    "adminId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMP(3),

    CONSTRAINT "PlanGrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TokenHolding" (
    "userId" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "mint" TEXT NOT NULL,
    "amount" TEXT,
    "decimals" INTEGER,
    "state" TEXT,
    "checkedAt" TIMESTAMP(3),
    "unknownSince" TIMESTAMP(3),
    "fellAt" TIMESTAMP(3),
    "toldAt" TIMESTAMP(3),
    "nextCheckAt" TIMESTAMP(3),

    CONSTRAINT "TokenHolding_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ThinningNotice" (
    "userId" TEXT NOT NULL,
    "thinsFrom" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ThinningNotice_pkey" PRIMARY KEY ("userId")
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

-- AddForeignKey
ALTER TABLE "PlanAccount" ADD CONSTRAINT "PlanAccount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanOrder" ADD CONSTRAINT "PlanOrder_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PlanAccount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanPayment" ADD CONSTRAINT "PlanPayment_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PlanAccount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanPayment" ADD CONSTRAINT "PlanPayment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "PlanOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PlanAccount"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanGrant" ADD CONSTRAINT "PlanGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TokenHolding" ADD CONSTRAINT "TokenHolding_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ThinningNotice" ADD CONSTRAINT "ThinningNotice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
