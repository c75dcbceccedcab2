-- Likes that others gave to what somebody wrote: kept up wherever a like comes from or goes. Where
-- many rows come at once, one update for each person.
CREATE FUNCTION "count_trust_given"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "User" person SET "likesReceived" = person."likesReceived" + likes."count"
    FROM (SELECT post."authorId", COUNT(*) AS "count" FROM changed
        JOIN (SELECT "id", "authorId" FROM "ForumThread" UNION ALL SELECT "id", "authorId" FROM "ForumReply") post
            ON post."id" = changed."postId" AND post."authorId" <> changed."userId"
        GROUP BY post."authorId") likes
    WHERE person."id" = likes."authorId";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_trust_taken"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "User" person SET "likesReceived" = person."likesReceived" - likes."count"
    FROM (SELECT post."authorId", COUNT(*) AS "count" FROM changed
        JOIN (SELECT "id", "authorId" FROM "ForumThread" UNION ALL SELECT "id", "authorId" FROM "ForumReply") post
            ON post."id" = changed."postId" AND post."authorId" <> changed."userId"
        GROUP BY post."authorId") likes
    WHERE person."id" = likes."authorId";
    RETURN NULL;
END $$;
CREATE TRIGGER "PostLike_trusts" AFTER INSERT ON "PostLike" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_trust_given"();
CREATE TRIGGER "PostLike_trusts_no_more" AFTER DELETE ON "PostLike" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_trust_taken"();
