-- AlterTable
ALTER TABLE "User" ADD COLUMN     "invitationId" TEXT;

-- AlterTable
ALTER TABLE "SignInLink" ADD COLUMN     "admission" TEXT;

-- AlterTable
ALTER TABLE "Address" ADD COLUMN     "withheldAt" TIMESTAMP(3),
ADD COLUMN     "withheldReason" TEXT;

-- AlterTable
ALTER TABLE "Invitation" DROP COLUMN "usedById",
ADD COLUMN     "mostUses" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "uses" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "TokenHolding" ADD COLUMN     "heldAddress" TEXT;
