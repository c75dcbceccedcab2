-- CreateTable
CREATE TABLE "GitRemote" (
    "projectId" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "branch" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "sealedToken" TEXT NOT NULL,
    "pushedCommit" TEXT,
    "pushedVersion" INTEGER,
    "pushedAt" TIMESTAMP(3),
    "sentCommit" TEXT,
    "sentVersion" INTEGER,
    "failure" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GitRemote_pkey" PRIMARY KEY ("projectId")
);

-- AddForeignKey
ALTER TABLE "GitRemote" ADD CONSTRAINT "GitRemote_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
