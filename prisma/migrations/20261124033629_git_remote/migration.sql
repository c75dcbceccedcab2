-- CreateTable
CREATE TABLE "GitRemote" (
    "projectId" TEXT NOT NULL PRIMARY KEY,
    "address" TEXT NOT NULL,
    "branch" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "sealedToken" TEXT NOT NULL,
    "pushedCommit" TEXT,
    "pushedVersion" INTEGER,
    "pushedAt" DATETIME,
    "sentCommit" TEXT,
    "sentVersion" INTEGER,
    "failure" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "GitRemote_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
