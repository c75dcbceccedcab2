-- CreateTable
CREATE TABLE "ForumCategory" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "hasAnswers" BOOLEAN NOT NULL DEFAULT false,
    "archivedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ForumThread" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "categoryId" TEXT NOT NULL,
    "authorId" TEXT,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'shown',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "replyCount" INTEGER NOT NULL DEFAULT 0,
    "activeAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acceptedReplyId" TEXT,
    "lockedAt" DATETIME,
    "editedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ForumThread_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "ForumCategory" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ForumThread_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ForumReply" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "threadId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "authorId" TEXT,
    "content" TEXT NOT NULL,
    "quotedId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'shown',
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "editedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ForumReply_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "ForumThread" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ForumReply_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PostRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "threadId" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "title" TEXT,
    "content" TEXT NOT NULL,
    "writtenAt" DATETIME NOT NULL,
    CONSTRAINT "PostRevision_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "ForumThread" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PostLike" (
    "userId" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "threadId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("userId", "postId"),
    CONSTRAINT "PostLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PostLike_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "ForumThread" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Mention" (
    "source" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    PRIMARY KEY ("source", "userId"),
    CONSTRAINT "Mention_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PostPicture" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PostPicture_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Draft" (
    "userId" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "place"),
    CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ChatRoom" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "slowSeconds" INTEGER NOT NULL DEFAULT 0,
    "archivedAt" DATETIME,
    "lastNumber" INTEGER NOT NULL DEFAULT 0,
    "lastChange" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "RoomMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "roomId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "change" INTEGER NOT NULL,
    "authorId" TEXT,
    "content" TEXT NOT NULL,
    "clientId" TEXT,
    "replyToId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'shown',
    "editedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "RoomMessage_roomId_fkey" FOREIGN KEY ("roomId") REFERENCES "ChatRoom" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RoomMessage_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RoomPresence" (
    "roomId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "connection" TEXT NOT NULL,
    "expiresAt" BIGINT NOT NULL,

    PRIMARY KEY ("roomId", "connection")
);

-- CreateTable
CREATE TABLE "Follow" (
    "userId" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "level" TEXT NOT NULL DEFAULT 'everything',
    "readAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("userId", "place"),
    CONSTRAINT "Follow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "place" TEXT,
    "actorId" TEXT,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL DEFAULT '',
    "path" TEXT NOT NULL,
    "readAt" DATETIME,
    "mailedAt" DATETIME,
    "pushedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Notification_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MailSettings" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "address" TEXT NOT NULL,
    "confirmedAt" DATETIME,
    "frequency" TEXT NOT NULL DEFAULT 'never',
    "confirmKey" TEXT,
    "confirmBefore" DATETIME,
    "unsubscribeKey" TEXT NOT NULL,
    "digestAt" DATETIME,
    CONSTRAINT "MailSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "userAgent" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProductKey" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reporterId" TEXT,
    "subject" TEXT NOT NULL,
    "authorId" TEXT,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'open',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" DATETIME,
    "resolvedById" TEXT,
    CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ModerationEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "personId" TEXT,
    "moderatorId" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',
    "until" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Block" (
    "userId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("userId", "blockedId"),
    CONSTRAINT "Block_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BlockedWord" (
    "word" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "CommunitySetting" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT,
    "email" TEXT,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "imageUrl" TEXT,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "analyticsOff" BOOLEAN NOT NULL DEFAULT false,
    "mutedUntil" DATETIME,
    "bannedAt" DATETIME,
    "likesReceived" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_User" ("analyticsOff", "createdAt", "email", "emailVerified", "id", "imageUrl", "isAdmin", "name") SELECT "analyticsOff", "createdAt", "email", "emailVerified", "id", "imageUrl", "isAdmin", "name" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "ForumThread_acceptedReplyId_key" ON "ForumThread"("acceptedReplyId");

-- CreateIndex
CREATE INDEX "ForumThread_status_activeAt_id_idx" ON "ForumThread"("status", "activeAt", "id");

-- CreateIndex
CREATE INDEX "ForumThread_status_createdAt_id_idx" ON "ForumThread"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ForumThread_status_likeCount_id_idx" ON "ForumThread"("status", "likeCount", "id");

-- CreateIndex
CREATE INDEX "ForumThread_status_replyCount_createdAt_id_idx" ON "ForumThread"("status", "replyCount", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ForumThread_categoryId_status_activeAt_id_idx" ON "ForumThread"("categoryId", "status", "activeAt", "id");

-- CreateIndex
CREATE INDEX "ForumThread_categoryId_status_createdAt_id_idx" ON "ForumThread"("categoryId", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ForumThread_categoryId_status_likeCount_id_idx" ON "ForumThread"("categoryId", "status", "likeCount", "id");

-- CreateIndex
CREATE INDEX "ForumThread_categoryId_status_replyCount_createdAt_id_idx" ON "ForumThread"("categoryId", "status", "replyCount", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ForumThread_authorId_createdAt_idx" ON "ForumThread"("authorId", "createdAt");

-- CreateIndex
CREATE INDEX "ForumReply_authorId_createdAt_idx" ON "ForumReply"("authorId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ForumReply_threadId_number_key" ON "ForumReply"("threadId", "number");

-- CreateIndex
CREATE INDEX "PostRevision_postId_writtenAt_idx" ON "PostRevision"("postId", "writtenAt");

-- CreateIndex
CREATE INDEX "PostRevision_threadId_idx" ON "PostRevision"("threadId");

-- CreateIndex
CREATE INDEX "PostLike_postId_idx" ON "PostLike"("postId");

-- CreateIndex
CREATE INDEX "PostLike_threadId_idx" ON "PostLike"("threadId");

-- CreateIndex
CREATE INDEX "Mention_userId_idx" ON "Mention"("userId");

-- CreateIndex
CREATE INDEX "PostPicture_ownerId_createdAt_idx" ON "PostPicture"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "Draft_updatedAt_idx" ON "Draft"("updatedAt");

-- CreateIndex
CREATE INDEX "RoomMessage_roomId_change_idx" ON "RoomMessage"("roomId", "change");

-- CreateIndex
CREATE INDEX "RoomMessage_authorId_createdAt_idx" ON "RoomMessage"("authorId", "createdAt");

-- CreateIndex
CREATE INDEX "RoomMessage_createdAt_idx" ON "RoomMessage"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "RoomMessage_roomId_number_key" ON "RoomMessage"("roomId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "RoomMessage_authorId_clientId_key" ON "RoomMessage"("authorId", "clientId");

-- CreateIndex
CREATE INDEX "RoomPresence_roomId_expiresAt_idx" ON "RoomPresence"("roomId", "expiresAt");

-- CreateIndex
CREATE INDEX "RoomPresence_expiresAt_idx" ON "RoomPresence"("expiresAt");

-- CreateIndex
CREATE INDEX "Follow_place_level_idx" ON "Follow"("place", "level");

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");

-- CreateIndex
CREATE INDEX "Notification_userId_place_idx" ON "Notification"("userId", "place");

-- CreateIndex
CREATE INDEX "Notification_actorId_idx" ON "Notification"("actorId");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_userId_kind_source_key" ON "Notification"("userId", "kind", "source");

-- CreateIndex
CREATE UNIQUE INDEX "MailSettings_confirmKey_key" ON "MailSettings"("confirmKey");

-- CreateIndex
CREATE UNIQUE INDEX "MailSettings_unsubscribeKey_key" ON "MailSettings"("unsubscribeKey");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");

-- CreateIndex
CREATE INDEX "Report_status_createdAt_id_idx" ON "Report"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Report_subject_idx" ON "Report"("subject");

-- CreateIndex
CREATE UNIQUE INDEX "Report_reporterId_subject_key" ON "Report"("reporterId", "subject");

-- CreateIndex
CREATE INDEX "ModerationEntry_createdAt_id_idx" ON "ModerationEntry"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ModerationEntry_personId_createdAt_idx" ON "ModerationEntry"("personId", "createdAt");

-- CreateIndex
CREATE INDEX "ModerationEntry_subject_idx" ON "ModerationEntry"("subject");

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");
