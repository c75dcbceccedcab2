-- DropIndex
DROP INDEX "ForumThread_authorId_createdAt_idx";

-- DropIndex
DROP INDEX "ForumReply_authorId_createdAt_idx";

-- DropIndex
DROP INDEX "Notification_userId_readAt_idx";

-- DropIndex
DROP INDEX "Notification_userId_place_idx";

-- DropIndex
DROP INDEX "Report_subject_idx";

-- CreateIndex
CREATE INDEX "ForumThread_authorId_status_createdAt_id_idx" ON "ForumThread"("authorId", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ForumReply_authorId_status_createdAt_id_idx" ON "ForumReply"("authorId", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_createdAt_idx" ON "Notification"("userId", "readAt", "createdAt");

-- CreateIndex
CREATE INDEX "Notification_userId_place_readAt_createdAt_idx" ON "Notification"("userId", "place", "readAt", "createdAt");

-- CreateIndex
CREATE INDEX "Report_subject_status_createdAt_id_idx" ON "Report"("subject", "status", "createdAt", "id");

-- A search looks through the newest posts first. Beside a post's words the index has its age, in short
-- and in long steps of numbers (app/community/forum/search/postgresql-words.ts): of a word that many
-- posts have, only those of some ages are read.
DROP INDEX "SearchEntry_words_idx";
CREATE INDEX "SearchEntry_words_and_age_idx" ON "SearchEntry" USING GIN (
    ("words" || array_to_tsvector(ARRAY['xe' || ("number" / 4096)::text, 'xf' || ("number" / 65536)::text]))
);
