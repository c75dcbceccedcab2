-- AlterTable
ALTER TABLE "User" ADD COLUMN "invitationId" TEXT;

-- AlterTable
ALTER TABLE "SignInLink" ADD COLUMN "admission" TEXT;

-- AlterTable
ALTER TABLE "Address" ADD COLUMN "withheldAt" DATETIME;
ALTER TABLE "Address" ADD COLUMN "withheldReason" TEXT;

-- AlterTable
ALTER TABLE "TokenHolding" ADD COLUMN "heldAddress" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Invitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "note" TEXT NOT NULL DEFAULT '',
    "createdById" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "mostUses" INTEGER NOT NULL DEFAULT 1,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "usedAt" DATETIME
);
INSERT INTO "new_Invitation" ("createdAt", "createdById", "expiresAt", "id", "note", "revokedAt", "usedAt") SELECT "createdAt", "createdById", "expiresAt", "id", "note", "revokedAt", "usedAt" FROM "Invitation";
DROP TABLE "Invitation";
ALTER TABLE "new_Invitation" RENAME TO "Invitation";
CREATE INDEX "Invitation_createdAt_id_idx" ON "Invitation"("createdAt", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
