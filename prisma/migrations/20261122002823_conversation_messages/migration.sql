-- "Message" is renamed, so that the word is free for people's rooms. SQLite cannot rename its index
-- and constraint along with it, so the rows move into a new table.
CREATE TABLE "ConversationMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'develop',
    "status" TEXT NOT NULL DEFAULT 'finished',
    "changes" TEXT NOT NULL DEFAULT '[]',
    "attachments" TEXT NOT NULL DEFAULT '[]',
    "problem" TEXT,
    "generationId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ConversationMessage_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- An answer that did not end well takes the reason along that its readers were told last.
INSERT INTO "ConversationMessage" ("id", "projectId", "number", "role", "content", "mode", "status", "changes", "attachments", "problem", "generationId", "createdAt")
SELECT
    "id", "projectId", "number", "role", "content", "mode",
    CASE "status" WHEN 'complete' THEN 'finished' WHEN 'streaming' THEN 'running' ELSE "status" END,
    "changes", "attachments",
    CASE WHEN "status" IN ('failed', 'interrupted') THEN (
        SELECT json_extract("GenerationEvent"."data", '$.error') FROM "GenerationEvent"
        WHERE "GenerationEvent"."generationId" = "Message"."generationId"
            AND "GenerationEvent"."data" LIKE '{"error":%'
        ORDER BY "GenerationEvent"."seq" DESC LIMIT 1
    ) END,
    "generationId", "createdAt"
FROM "Message";

DROP TABLE "Message";

CREATE UNIQUE INDEX "ConversationMessage_projectId_number_key" ON "ConversationMessage"("projectId", "number");

-- One word for each state of an answer.
UPDATE "Generation" SET "status" = 'finished' WHERE "status" = 'done';

UPDATE "GenerationEvent"
SET "data" = '{"type":"done","status":"finished"' || substr("data", length('{"type":"done","status":"done"') + 1)
WHERE "data" LIKE '{"type":"done","status":"done"%';
