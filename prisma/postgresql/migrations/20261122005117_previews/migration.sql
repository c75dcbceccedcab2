-- CreateTable
CREATE TABLE "Preview" (
    "projectId" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'starting',
    "told" TEXT,
    "usedAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Preview_pkey" PRIMARY KEY ("projectId")
);

-- CreateTable
CREATE TABLE "PreviewLogChunk" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "lines" TEXT NOT NULL,
    "lineCount" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PreviewLogChunk_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Preview_label_key" ON "Preview"("label");

-- CreateIndex
CREATE INDEX "Preview_usedAt_idx" ON "Preview"("usedAt");

-- CreateIndex
CREATE INDEX "PreviewLogChunk_projectId_createdAt_idx" ON "PreviewLogChunk"("projectId", "createdAt");

-- CreateIndex
CREATE INDEX "PreviewLogChunk_createdAt_idx" ON "PreviewLogChunk"("createdAt");

-- AddForeignKey
ALTER TABLE "Preview" ADD CONSTRAINT "Preview_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreviewLogChunk" ADD CONSTRAINT "PreviewLogChunk_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
