-- "Message" is renamed, so that the word is free for people's rooms.
ALTER TABLE "Message" RENAME TO "ConversationMessage";
ALTER TABLE "ConversationMessage" RENAME CONSTRAINT "Message_pkey" TO "ConversationMessage_pkey";
ALTER TABLE "ConversationMessage" RENAME CONSTRAINT "Message_projectId_fkey" TO "ConversationMessage_projectId_fkey";
ALTER INDEX "Message_projectId_number_key" RENAME TO "ConversationMessage_projectId_number_key";
ALTER TABLE "ConversationMessage" ADD COLUMN "problem" TEXT;

-- One word for each state of an answer.
ALTER TABLE "ConversationMessage" ALTER COLUMN "status" SET DEFAULT 'finished';
UPDATE "ConversationMessage" SET "status" = 'finished' WHERE "status" = 'complete';
UPDATE "ConversationMessage" SET "status" = 'running' WHERE "status" = 'streaming';
UPDATE "Generation" SET "status" = 'finished' WHERE "status" = 'done';
UPDATE "GenerationEvent"
SET "data" = '{"type":"done","status":"finished"' || substr("data", length('{"type":"done","status":"done"') + 1)
WHERE "data" LIKE '{"type":"done","status":"done"%';

-- An answer that did not end well takes the reason along that its readers were told last. PostgreSQL
-- cannot hold the character that \u0000 stands for.
UPDATE "ConversationMessage" SET "problem" = (
    SELECT "GenerationEvent"."data"::json ->> 'error' FROM "GenerationEvent"
    WHERE "GenerationEvent"."generationId" = "ConversationMessage"."generationId"
        AND "GenerationEvent"."data" LIKE '{"error":%'
        AND position('\u0000' in "GenerationEvent"."data") = 0
    ORDER BY "GenerationEvent"."seq" DESC LIMIT 1
)
WHERE "status" IN ('failed', 'interrupted');
