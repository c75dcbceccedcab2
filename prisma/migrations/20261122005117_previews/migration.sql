-- CreateTable
CREATE TABLE "Preview" (
    "projectId" TEXT NOT NULL PRIMARY KEY,
    "label" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'starting',
    "told" TEXT,
    "usedAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Preview_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PreviewLogChunk" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "lines" TEXT NOT NULL,
    "lineCount" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "PreviewLogChunk_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Preview_label_key" ON "Preview"("label");

-- CreateIndex
CREATE INDEX "Preview_usedAt_idx" ON "Preview"("usedAt");

-- CreateIndex
CREATE INDEX "PreviewLogChunk_projectId_createdAt_idx" ON "PreviewLogChunk"("projectId", "createdAt");

-- CreateIndex
CREATE INDEX "PreviewLogChunk_createdAt_idx" ON "PreviewLogChunk"("createdAt");
