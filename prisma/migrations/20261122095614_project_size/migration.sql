-- CreateTable
CREATE TABLE "ProjectSize" (
    "projectId" TEXT NOT NULL PRIMARY KEY,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT "ProjectSize_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Release" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;

-- What is there already
UPDATE "Release" SET "bytes" =
    (SELECT COALESCE(SUM(json_extract("value", '$.size')), 0) FROM json_each("manifest"));
INSERT INTO "ProjectSize" ("projectId", "bytes")
SELECT "projectId", SUM("bytes") FROM (
    SELECT "projectId", OCTET_LENGTH("content") AS "bytes" FROM "Blob"
    UNION ALL SELECT "projectId", "bytes" FROM "Release"
) GROUP BY "projectId";

-- What comes and goes from now on
CREATE TRIGGER "Blob_stored" AFTER INSERT ON "Blob" BEGIN
    INSERT INTO "ProjectSize" ("projectId", "bytes") VALUES (NEW."projectId", OCTET_LENGTH(NEW."content"))
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = "bytes" + excluded."bytes";
END;
CREATE TRIGGER "Blob_dropped" AFTER DELETE ON "Blob" BEGIN
    UPDATE "ProjectSize" SET "bytes" = "bytes" - OCTET_LENGTH(OLD."content") WHERE "projectId" = OLD."projectId";
END;
CREATE TRIGGER "Release_stored" AFTER INSERT ON "Release" BEGIN
    INSERT INTO "ProjectSize" ("projectId", "bytes") VALUES (NEW."projectId", NEW."bytes")
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = "bytes" + excluded."bytes";
END;
CREATE TRIGGER "Release_dropped" AFTER DELETE ON "Release" BEGIN
    UPDATE "ProjectSize" SET "bytes" = "bytes" - OLD."bytes" WHERE "projectId" = OLD."projectId";
END;
