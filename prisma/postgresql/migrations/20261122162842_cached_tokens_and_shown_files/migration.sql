-- AlterTable
ALTER TABLE "Generation" ADD COLUMN     "cachedTokens" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "ShownFiles" (
    "projectId" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ShownFiles_pkey" PRIMARY KEY ("projectId")
);

-- AddForeignKey
ALTER TABLE "ShownFiles" ADD CONSTRAINT "ShownFiles_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
