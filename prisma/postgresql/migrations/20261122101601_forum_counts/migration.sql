-- AlterTable
ALTER TABLE "ForumThread" ADD COLUMN     "sendKey" TEXT;

-- AlterTable
ALTER TABLE "ForumReply" ADD COLUMN     "sendKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ForumThread_authorId_sendKey_key" ON "ForumThread"("authorId", "sendKey");

-- CreateIndex
CREATE UNIQUE INDEX "ForumReply_authorId_sendKey_key" ON "ForumReply"("authorId", "sendKey");

-- Likes of a post, and replies that are shown: kept up wherever a row comes from or goes. Where many
-- rows come at once, one update for each post. A change of status is one post's.
CREATE FUNCTION "count_likes_given"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ForumThread" post SET "likeCount" = post."likeCount" + likes."count"
    FROM (SELECT "postId", COUNT(*) AS "count" FROM changed GROUP BY "postId") likes
    WHERE post."id" = likes."postId";
    UPDATE "ForumReply" post SET "likeCount" = post."likeCount" + likes."count"
    FROM (SELECT "postId", COUNT(*) AS "count" FROM changed GROUP BY "postId") likes
    WHERE post."id" = likes."postId";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_likes_taken"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ForumThread" post SET "likeCount" = post."likeCount" - likes."count"
    FROM (SELECT "postId", COUNT(*) AS "count" FROM changed GROUP BY "postId") likes
    WHERE post."id" = likes."postId";
    UPDATE "ForumReply" post SET "likeCount" = post."likeCount" - likes."count"
    FROM (SELECT "postId", COUNT(*) AS "count" FROM changed GROUP BY "postId") likes
    WHERE post."id" = likes."postId";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_replies_stored"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ForumThread" thread SET "replyCount" = thread."replyCount" + replies."count"
    FROM (SELECT "threadId", COUNT(*) AS "count" FROM changed WHERE "status" = 'shown' GROUP BY "threadId") replies
    WHERE thread."id" = replies."threadId";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_replies_dropped"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ForumThread" thread SET "replyCount" = thread."replyCount" - replies."count"
    FROM (SELECT "threadId", COUNT(*) AS "count" FROM changed WHERE "status" = 'shown' GROUP BY "threadId") replies
    WHERE thread."id" = replies."threadId";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_reply_changed"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ForumThread" SET "replyCount" = "replyCount" + CASE WHEN NEW."status" = 'shown' THEN 1 ELSE -1 END
    WHERE "id" = NEW."threadId";
    RETURN NULL;
END $$;
CREATE TRIGGER "PostLike_given" AFTER INSERT ON "PostLike" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_likes_given"();
CREATE TRIGGER "PostLike_taken" AFTER DELETE ON "PostLike" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_likes_taken"();
CREATE TRIGGER "ForumReply_stored" AFTER INSERT ON "ForumReply" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_replies_stored"();
CREATE TRIGGER "ForumReply_dropped" AFTER DELETE ON "ForumReply" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_replies_dropped"();
CREATE TRIGGER "ForumReply_changed" AFTER UPDATE OF "status" ON "ForumReply" FOR EACH ROW
    WHEN ((NEW."status" = 'shown') <> (OLD."status" = 'shown'))
    EXECUTE FUNCTION "count_reply_changed"();
