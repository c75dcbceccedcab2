-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "withheldAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "ForumReply_status_createdAt_id_idx" ON "ForumReply"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "RoomMessage_status_createdAt_id_idx" ON "RoomMessage"("status", "createdAt", "id");
