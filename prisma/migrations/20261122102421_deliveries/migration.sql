-- DropIndex
DROP INDEX "PushSubscription_userId_idx";

-- CreateTable
CREATE TABLE "Delivery" (
    "userId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("userId", "channel"),
    CONSTRAINT "Delivery_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Follow" (
    "userId" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "level" TEXT NOT NULL DEFAULT 'everything',
    "isChosen" BOOLEAN NOT NULL DEFAULT false,
    "readAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("userId", "place"),
    CONSTRAINT "Follow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Follow" ("level", "place", "readAt", "userId") SELECT "level", "place", "readAt", "userId" FROM "Follow";
DROP TABLE "Follow";
ALTER TABLE "new_Follow" RENAME TO "Follow";
CREATE INDEX "Follow_place_level_userId_idx" ON "Follow"("place", "level", "userId");
CREATE TABLE "new_Notification" (
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
    CONSTRAINT "Notification_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Notification" ("actorId", "createdAt", "excerpt", "id", "kind", "mailedAt", "path", "place", "pushedAt", "readAt", "source", "title", "userId") SELECT "actorId", "createdAt", "excerpt", "id", "kind", "mailedAt", "path", "place", "pushedAt", "readAt", "source", "title", "userId" FROM "Notification";
DROP TABLE "Notification";
ALTER TABLE "new_Notification" RENAME TO "Notification";
CREATE INDEX "Notification_userId_createdAt_id_idx" ON "Notification"("userId", "createdAt", "id");
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");
CREATE INDEX "Notification_userId_place_idx" ON "Notification"("userId", "place");
CREATE INDEX "Notification_actorId_idx" ON "Notification"("actorId");
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");
CREATE UNIQUE INDEX "Notification_userId_kind_source_key" ON "Notification"("userId", "kind", "source");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Delivery_channel_dueAt_idx" ON "Delivery"("channel", "dueAt");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_createdAt_idx" ON "PushSubscription"("userId", "createdAt");
