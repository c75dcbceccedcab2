-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "importReport" TEXT;
