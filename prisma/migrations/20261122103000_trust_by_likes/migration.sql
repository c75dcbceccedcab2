-- Likes that others gave to what somebody wrote: kept up wherever a like comes from or goes
CREATE TRIGGER "PostLike_trusts" AFTER INSERT ON "PostLike" BEGIN
    UPDATE "User" SET "likesReceived" = "likesReceived" + 1
    WHERE "id" <> NEW."userId" AND "id" IN (
        SELECT "authorId" FROM "ForumThread" WHERE "id" = NEW."postId"
        UNION ALL SELECT "authorId" FROM "ForumReply" WHERE "id" = NEW."postId");
END;
CREATE TRIGGER "PostLike_trusts_no_more" AFTER DELETE ON "PostLike" BEGIN
    UPDATE "User" SET "likesReceived" = "likesReceived" - 1
    WHERE "id" <> OLD."userId" AND "id" IN (
        SELECT "authorId" FROM "ForumThread" WHERE "id" = OLD."postId"
        UNION ALL SELECT "authorId" FROM "ForumReply" WHERE "id" = OLD."postId");
END;
