-- CreateTable
CREATE TABLE "Binary" (
    "projectId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "unusedSince" DATETIME,

    PRIMARY KEY ("projectId", "hash"),
    CONSTRAINT "Binary_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "File" ADD COLUMN "isBinary" BOOLEAN NOT NULL DEFAULT false;

-- What a project holds counts its bytes (docs/decisions/061-what-an-account-holds.md)
CREATE TRIGGER "Binary_stored" AFTER INSERT ON "Binary" BEGIN
    INSERT INTO "ProjectSize" ("projectId", "bytes") VALUES (NEW."projectId", NEW."size")
    ON CONFLICT ("projectId") DO UPDATE SET "bytes" = "bytes" + excluded."bytes";
END;
CREATE TRIGGER "Binary_dropped" AFTER DELETE ON "Binary" BEGIN
    UPDATE "ProjectSize" SET "bytes" = "bytes" - OLD."size" WHERE "projectId" = OLD."projectId";
END;
