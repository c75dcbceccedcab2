-- AlterTable
ALTER TABLE "Release" ADD COLUMN "filesOf" TEXT;
ALTER TABLE "Release" ADD COLUMN "madeBy" TEXT;

-- CreateTable
CREATE TABLE "FormerSlug" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FormerSlug_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PreviewLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" DATETIME NOT NULL,
    CONSTRAINT "PreviewLink_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VisitDay" (
    "projectId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "visits" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("projectId", "day"),
    CONSTRAINT "VisitDay_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Project" ADD COLUMN "visibility" TEXT NOT NULL DEFAULT 'public';
ALTER TABLE "Project" ADD COLUMN "unpublishedAt" DATETIME;
ALTER TABLE "Project" ADD COLUMN "screenshotBy" TEXT;
ALTER TABLE "Project" ADD COLUMN "pictureDueAt" DATETIME;

-- CreateIndex
CREATE INDEX "Project_visibility_publishedAt_idx" ON "Project"("visibility", "publishedAt");

-- CreateIndex
CREATE INDEX "Project_pictureDueAt_idx" ON "Project"("pictureDueAt");

-- CreateIndex
CREATE INDEX "FormerSlug_projectId_idx" ON "FormerSlug"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "PreviewLink_digest_key" ON "PreviewLink"("digest");

-- CreateIndex
CREATE INDEX "PreviewLink_projectId_idx" ON "PreviewLink"("projectId");

-- CreateIndex
CREATE INDEX "PreviewLink_endsAt_idx" ON "PreviewLink"("endsAt");

-- CreateIndex
CREATE INDEX "VisitDay_day_idx" ON "VisitDay"("day");
