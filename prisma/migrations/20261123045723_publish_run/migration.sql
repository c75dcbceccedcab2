-- CreateTable
CREATE TABLE "PublishRun" (
    "projectId" TEXT NOT NULL PRIMARY KEY,
    "runId" TEXT NOT NULL,
    "progress" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "failure" TEXT,
    "warning" TEXT,
    CONSTRAINT "PublishRun_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
