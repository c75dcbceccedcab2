-- AlterTable
ALTER TABLE "ForumThread" ADD COLUMN "sendKey" TEXT;

-- AlterTable
ALTER TABLE "ForumReply" ADD COLUMN "sendKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ForumThread_authorId_sendKey_key" ON "ForumThread"("authorId", "sendKey");

-- CreateIndex
CREATE UNIQUE INDEX "ForumReply_authorId_sendKey_key" ON "ForumReply"("authorId", "sendKey");

-- Likes of a post, and replies that are shown: kept up wherever a row comes from or goes
CREATE TRIGGER "PostLike_given" AFTER INSERT ON "PostLike" BEGIN
    UPDATE "ForumThread" SET "likeCount" = "likeCount" + 1 WHERE "id" = NEW."postId";
    UPDATE "ForumReply" SET "likeCount" = "likeCount" + 1 WHERE "id" = NEW."postId";
END;
CREATE TRIGGER "PostLike_taken" AFTER DELETE ON "PostLike" BEGIN
    UPDATE "ForumThread" SET "likeCount" = "likeCount" - 1 WHERE "id" = OLD."postId";
    UPDATE "ForumReply" SET "likeCount" = "likeCount" - 1 WHERE "id" = OLD."postId";
END;
CREATE TRIGGER "ForumReply_stored" AFTER INSERT ON "ForumReply" WHEN NEW."status" = 'shown' BEGIN
    UPDATE "ForumThread" SET "replyCount" = "replyCount" + 1 WHERE "id" = NEW."threadId";
END;
CREATE TRIGGER "ForumReply_changed" AFTER UPDATE OF "status" ON "ForumReply"
WHEN (NEW."status" = 'shown') <> (OLD."status" = 'shown') BEGIN
    UPDATE "ForumThread" SET "replyCount" = "replyCount" + IIF(NEW."status" = 'shown', 1, -1)
    WHERE "id" = NEW."threadId";
END;
CREATE TRIGGER "ForumReply_dropped" AFTER DELETE ON "ForumReply" WHEN OLD."status" = 'shown' BEGIN
    UPDATE "ForumThread" SET "replyCount" = "replyCount" - 1 WHERE "id" = OLD."threadId";
END;
