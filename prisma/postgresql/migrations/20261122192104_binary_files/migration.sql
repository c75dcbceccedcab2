-- AlterTable
ALTER TABLE "File" ADD COLUMN     "isBinary" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Binary" (
    "projectId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "unusedSince" TIMESTAMP(3),

    CONSTRAINT "Binary_pkey" PRIMARY KEY ("projectId","hash")
);

-- AddForeignKey
ALTER TABLE "Binary" ADD CONSTRAINT "Binary_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a project holds counts its bytes (docs/decisions/061-what-an-account-holds.md)
CREATE FUNCTION "count_stored_binaries"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO "ProjectSize" AS size ("projectId", "bytes")
    SELECT "projectId", SUM("size") FROM changed GROUP BY "projectId"
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = size."bytes" + excluded."bytes";
    RETURN NULL;
END $$;
CREATE FUNCTION "count_dropped_binaries"() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    UPDATE "ProjectSize" size SET "bytes" = size."bytes" - dropped."bytes"
    FROM (SELECT "projectId", SUM("size") AS "bytes" FROM changed GROUP BY "projectId") dropped
    WHERE size."projectId" = dropped."projectId";
    RETURN NULL;
END $$;
CREATE TRIGGER "Binary_stored" AFTER INSERT ON "Binary" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_stored_binaries"();
CREATE TRIGGER "Binary_dropped" AFTER DELETE ON "Binary" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "count_dropped_binaries"();
