-- DropTable
DROP TABLE "WalletNonce";

-- CreateTable
CREATE TABLE "UsedWalletMessage" (
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UsedWalletMessage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "UsedWalletMessage_expiresAt_idx" ON "UsedWalletMessage"("expiresAt");
