-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "pictureDueAt" TIMESTAMP(3),
ADD COLUMN     "screenshotBy" TEXT,
ADD COLUMN     "unpublishedAt" TIMESTAMP(3),
ADD COLUMN     "visibility" TEXT NOT NULL DEFAULT 'public';

-- AlterTable
ALTER TABLE "Release" ADD COLUMN     "filesOf" TEXT,
ADD COLUMN     "madeBy" TEXT;

-- CreateTable
CREATE TABLE "FormerSlug" (
    "slug" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerSlug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "PreviewLink" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VisitDay" (
    "projectId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "visits" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "VisitDay_pkey" PRIMARY KEY ("projectId","day")
);

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

-- CreateIndex
CREATE INDEX "Project_visibility_publishedAt_idx" ON "Project"("visibility", "publishedAt");

-- CreateIndex
CREATE INDEX "Project_pictureDueAt_idx" ON "Project"("pictureDueAt");

-- AddForeignKey
ALTER TABLE "FormerSlug" ADD CONSTRAINT "FormerSlug_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitDay" ADD CONSTRAINT "VisitDay_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
