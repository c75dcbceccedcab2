-- CreateTable
CREATE TABLE "XAccount" (
    "id" TEXT NOT NULL,
    "isOn" BOOLEAN NOT NULL DEFAULT false,
    "sinceId" TEXT,
    "gapBeforeId" TEXT,
    "gapNewestId" TEXT,
    "pausedUntil" TIMESTAMP(3),
    "pauseReason" TEXT,
    "postsPausedUntil" TIMESTAMP(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "XAccount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "XMention" (
    "id" TEXT NOT NULL,
    "tweetId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "authorName" TEXT,
    "authorUsername" TEXT,
    "authorPictureUrl" TEXT,
    "text" TEXT NOT NULL,
    "tweetCreatedAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "XMention_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "XReply" (
    "mentionId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "isHeld" BOOLEAN NOT NULL DEFAULT false,
    "problem" TEXT,
    "sendingAt" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3),
    "tweetId" TEXT,

    CONSTRAINT "XReply_pkey" PRIMARY KEY ("mentionId")
);

-- CreateIndex
CREATE UNIQUE INDEX "XMention_tweetId_key" ON "XMention"("tweetId");

-- CreateIndex
CREATE INDEX "XMention_tweetCreatedAt_tweetId_idx" ON "XMention"("tweetCreatedAt", "tweetId");

-- CreateIndex
CREATE INDEX "XReply_status_sendingAt_idx" ON "XReply"("status", "sendingAt");

-- AddForeignKey
ALTER TABLE "XReply" ADD CONSTRAINT "XReply_mentionId_fkey" FOREIGN KEY ("mentionId") REFERENCES "XMention"("id") ON DELETE CASCADE ON UPDATE CASCADE;
