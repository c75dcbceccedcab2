-- CreateTable
CREATE TABLE "Collection" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "space" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "closedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Collection_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CollectionRecord" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "collectionId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "keyDigest" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CollectionRecord_collectionId_fkey" FOREIGN KEY ("collectionId") REFERENCES "Collection" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Collection_projectId_space_kind_name_key" ON "Collection"("projectId", "space", "kind", "name");

-- CreateIndex
CREATE UNIQUE INDEX "CollectionRecord_collectionId_position_key" ON "CollectionRecord"("collectionId", "position");

-- What a project holds counts its bytes (docs/decisions/061-what-an-account-holds.md)
CREATE TRIGGER "Collection_changed" AFTER UPDATE OF "bytes" ON "Collection" BEGIN
    INSERT INTO "ProjectSize" ("projectId", "bytes") VALUES (NEW."projectId", NEW."bytes" - OLD."bytes")
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = "bytes" + excluded."bytes";
END;
CREATE TRIGGER "Collection_dropped" AFTER DELETE ON "Collection" BEGIN
    UPDATE "ProjectSize" SET "bytes" = "bytes" - OLD."bytes" WHERE "projectId" = OLD."projectId";
END;
