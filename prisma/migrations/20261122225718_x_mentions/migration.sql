-- CreateTable
CREATE TABLE "XAccount" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "isOn" BOOLEAN NOT NULL DEFAULT false,
    "sinceId" TEXT,
    "gapBeforeId" TEXT,
    "gapNewestId" TEXT,
    "pausedUntil" DATETIME,
    "pauseReason" TEXT,
    "postsPausedUntil" DATETIME,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "readAt" DATETIME
);

-- CreateTable
CREATE TABLE "XMention" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tweetId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "authorName" TEXT,
    "authorUsername" TEXT,
    "authorPictureUrl" TEXT,
    "text" TEXT NOT NULL,
    "tweetCreatedAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "XReply" (
    "mentionId" TEXT NOT NULL PRIMARY KEY,
    "text" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "isHeld" BOOLEAN NOT NULL DEFAULT false,
    "problem" TEXT,
    "sendingAt" DATETIME,
    "sentAt" DATETIME,
    "tweetId" TEXT,
    CONSTRAINT "XReply_mentionId_fkey" FOREIGN KEY ("mentionId") REFERENCES "XMention" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "XMention_tweetId_key" ON "XMention"("tweetId");

-- CreateIndex
CREATE INDEX "XMention_tweetCreatedAt_tweetId_idx" ON "XMention"("tweetCreatedAt", "tweetId");

-- CreateIndex
CREATE INDEX "XReply_status_sendingAt_idx" ON "XReply"("status", "sendingAt");
