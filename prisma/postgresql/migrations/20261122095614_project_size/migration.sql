-- AlterTable
ALTER TABLE "Release" ADD COLUMN     "bytes" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "ProjectSize" (
    "projectId" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ProjectSize_pkey" PRIMARY KEY ("projectId")
);

-- AddForeignKey
ALTER TABLE "ProjectSize" ADD CONSTRAINT "ProjectSize_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is there already
UPDATE "Release" SET "bytes" =
    (SELECT COALESCE(SUM((f."value"->>'size')::INTEGER), 0) FROM jsonb_each("manifest"::JSONB) f);
INSERT INTO "ProjectSize" ("projectId", "bytes")
SELECT "projectId", SUM("bytes") FROM (
    SELECT "projectId", OCTET_LENGTH("content") AS "bytes" FROM "Blob"
    UNION ALL SELECT "projectId", "bytes" FROM "Release"
) kept GROUP BY "projectId";

-- What comes and goes from now on, once for each statement
CREATE FUNCTION "count_stored_contents"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO "ProjectSize" AS size ("projectId", "bytes")
    SELECT "projectId", SUM(OCTET_LENGTH("content")) FROM changed GROUP BY "projectId"
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = size."bytes" + excluded."bytes";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_dropped_contents"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ProjectSize" size SET "bytes" = size."bytes" - dropped."bytes"
    FROM (SELECT "projectId", SUM(OCTET_LENGTH("content")) AS "bytes" FROM changed GROUP BY "projectId") dropped
    WHERE size."projectId" = dropped."projectId";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_stored_releases"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO "ProjectSize" AS size ("projectId", "bytes")
    SELECT "projectId", SUM("bytes") FROM changed GROUP BY "projectId"
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = size."bytes" + excluded."bytes";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_dropped_releases"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ProjectSize" size SET "bytes" = size."bytes" - dropped."bytes"
    FROM (SELECT "projectId", SUM("bytes") AS "bytes" FROM changed GROUP BY "projectId") dropped
    WHERE size."projectId" = dropped."projectId";
    RETURN NULL;
END $$;
CREATE TRIGGER "Blob_stored" AFTER INSERT ON "Blob" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_stored_contents"();
CREATE TRIGGER "Blob_dropped" AFTER DELETE ON "Blob" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_dropped_contents"();
CREATE TRIGGER "Release_stored" AFTER INSERT ON "Release" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_stored_releases"();
CREATE TRIGGER "Release_dropped" AFTER DELETE ON "Release" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_dropped_releases"();
