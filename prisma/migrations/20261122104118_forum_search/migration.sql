-- CreateTable
CREATE TABLE "SearchEntry" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "postId" TEXT NOT NULL,
    "isReply" BOOLEAN NOT NULL
);

-- CreateTable
CREATE TABLE "SearchPending" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "postId" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "SearchEntry_postId_key" ON "SearchEntry"("postId");

-- The words of what is shown, folded by the product; it keeps no text. Prefixes of three letters have
-- an index of their own.
CREATE VIRTUAL TABLE "ForumSearch" USING fts5(
    "words", content='', contentless_delete=1, tokenize='ascii', prefix='3 4'
);

-- What changes is written down with the change, wherever that comes from.
CREATE TRIGGER "ForumThread_search_stored" AFTER INSERT ON "ForumThread" BEGIN
    INSERT INTO "SearchPending" ("postId") VALUES (NEW."id");
END;
CREATE TRIGGER "ForumThread_search_changed"
AFTER UPDATE OF "title", "content", "status", "authorId", "categoryId" ON "ForumThread" BEGIN
    INSERT INTO "SearchPending" ("postId") VALUES (NEW."id");
END;
CREATE TRIGGER "ForumThread_search_moved" AFTER UPDATE OF "categoryId" ON "ForumThread"
WHEN NEW."categoryId" <> OLD."categoryId" BEGIN
    INSERT INTO "SearchPending" ("postId") SELECT "id" FROM "ForumReply" WHERE "threadId" = NEW."id";
END;
CREATE TRIGGER "ForumThread_search_dropped" AFTER DELETE ON "ForumThread" BEGIN
    INSERT INTO "SearchPending" ("postId") VALUES (OLD."id");
END;
CREATE TRIGGER "ForumReply_search_stored" AFTER INSERT ON "ForumReply" BEGIN
    INSERT INTO "SearchPending" ("postId") VALUES (NEW."id");
END;
CREATE TRIGGER "ForumReply_search_changed"
AFTER UPDATE OF "content", "status", "authorId" ON "ForumReply" BEGIN
    INSERT INTO "SearchPending" ("postId") VALUES (NEW."id");
END;
CREATE TRIGGER "ForumReply_search_dropped" AFTER DELETE ON "ForumReply" BEGIN
    INSERT INTO "SearchPending" ("postId") VALUES (OLD."id");
END;

-- What there is already
INSERT INTO "SearchPending" ("postId") SELECT "id" FROM (
    SELECT "id", "createdAt" FROM "ForumThread" UNION ALL SELECT "id", "createdAt" FROM "ForumReply"
) ORDER BY "createdAt";
