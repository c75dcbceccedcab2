-- CreateTable
CREATE TABLE "SearchEntry" (
    "number" SERIAL NOT NULL,
    "postId" TEXT NOT NULL,
    "isReply" BOOLEAN NOT NULL,

    CONSTRAINT "SearchEntry_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "SearchPending" (
    "number" SERIAL NOT NULL,
    "postId" TEXT NOT NULL,

    CONSTRAINT "SearchPending_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "SearchEntry_postId_key" ON "SearchEntry"("postId");

-- The words of what is shown, folded by the product; null for what is not.
ALTER TABLE "SearchEntry" ADD COLUMN "words" tsvector;
CREATE INDEX "SearchEntry_words_idx" ON "SearchEntry" USING GIN ("words");

-- What changes is written down with the change, wherever that comes from.
CREATE FUNCTION "note_search_changed"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO "SearchPending" ("postId") SELECT "id" FROM changed;
    RETURN NULL;
END $$;
CREATE FUNCTION "note_search_edited"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO "SearchPending" ("postId") VALUES (NEW."id");
    RETURN NULL;
END $$;
CREATE FUNCTION "note_search_moved"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO "SearchPending" ("postId") SELECT "id" FROM "ForumReply" WHERE "threadId" = NEW."id";
    RETURN NULL;
END $$;
CREATE TRIGGER "ForumThread_search_stored" AFTER INSERT ON "ForumThread"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changed"();
CREATE TRIGGER "ForumThread_search_changed"
AFTER UPDATE OF "title", "content", "status", "authorId", "categoryId" ON "ForumThread"
FOR EACH ROW EXECUTE FUNCTION "note_search_edited"();
CREATE TRIGGER "ForumThread_search_moved" AFTER UPDATE OF "categoryId" ON "ForumThread"
FOR EACH ROW WHEN (NEW."categoryId" <> OLD."categoryId") EXECUTE FUNCTION "note_search_moved"();
CREATE TRIGGER "ForumThread_search_dropped" AFTER DELETE ON "ForumThread"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changed"();
CREATE TRIGGER "ForumReply_search_stored" AFTER INSERT ON "ForumReply"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changed"();
CREATE TRIGGER "ForumReply_search_changed"
AFTER UPDATE OF "content", "status", "authorId" ON "ForumReply"
FOR EACH ROW EXECUTE FUNCTION "note_search_edited"();
CREATE TRIGGER "ForumReply_search_dropped" AFTER DELETE ON "ForumReply"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changed"();

-- What there is already
INSERT INTO "SearchPending" ("postId") SELECT "id" FROM (
    SELECT "id", "createdAt" FROM "ForumThread" UNION ALL SELECT "id", "createdAt" FROM "ForumReply"
) AS posts ORDER BY "createdAt";
