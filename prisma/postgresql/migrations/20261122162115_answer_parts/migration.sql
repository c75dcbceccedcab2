-- AlterTable
ALTER TABLE "ConversationMessage" ADD COLUMN     "parts" TEXT NOT NULL DEFAULT '{}';
