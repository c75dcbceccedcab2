-- CreateTable
CREATE TABLE "Collection" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "space" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "closedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Collection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CollectionRecord" (
    "id" TEXT NOT NULL,
    "collectionId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "keyDigest" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CollectionRecord_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Collection_projectId_space_kind_name_key" ON "Collection"("projectId", "space", "kind", "name");

-- CreateIndex
CREATE UNIQUE INDEX "CollectionRecord_collectionId_position_key" ON "CollectionRecord"("collectionId", "position");

-- AddForeignKey
ALTER TABLE "Collection" ADD CONSTRAINT "Collection_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CollectionRecord" ADD CONSTRAINT "CollectionRecord_collectionId_fkey" FOREIGN KEY ("collectionId") REFERENCES "Collection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a project holds counts its bytes (docs/decisions/061-what-an-account-holds.md)
CREATE FUNCTION "count_changed_collection"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO "ProjectSize" AS size ("projectId", "bytes") VALUES (NEW."projectId", NEW."bytes" - OLD."bytes")
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = size."bytes" + excluded."bytes";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_dropped_collections"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ProjectSize" size SET "bytes" = size."bytes" - dropped."bytes"
    FROM (SELECT "projectId", SUM("bytes") AS "bytes" FROM changed GROUP BY "projectId") dropped
    WHERE size."projectId" = dropped."projectId";
    RETURN NULL;
END $$;
CREATE TRIGGER "Collection_changed" AFTER UPDATE OF "bytes" ON "Collection"
    FOR EACH ROW EXECUTE FUNCTION "count_changed_collection"();
CREATE TRIGGER "Collection_dropped" AFTER DELETE ON "Collection" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_dropped_collections"();
