-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Preview" (
    "projectId" TEXT NOT NULL PRIMARY KEY,
    "label" TEXT NOT NULL,
    "holder" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'starting',
    "told" TEXT,
    "usedAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Preview_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Preview" ("createdAt", "label", "projectId", "status", "told", "usedAt") SELECT "createdAt", "label", "projectId", "status", "told", "usedAt" FROM "Preview";
DROP TABLE "Preview";
ALTER TABLE "new_Preview" RENAME TO "Preview";
CREATE UNIQUE INDEX "Preview_label_key" ON "Preview"("label");
CREATE INDEX "Preview_usedAt_idx" ON "Preview"("usedAt");
CREATE INDEX "Preview_holder_usedAt_idx" ON "Preview"("holder", "usedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
