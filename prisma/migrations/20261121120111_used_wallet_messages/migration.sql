-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "WalletNonce";
PRAGMA foreign_keys=on;

-- CreateTable
CREATE TABLE "UsedWalletMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "expiresAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "UsedWalletMessage_expiresAt_idx" ON "UsedWalletMessage"("expiresAt");
