-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "openProblems" TEXT NOT NULL DEFAULT '[]';
