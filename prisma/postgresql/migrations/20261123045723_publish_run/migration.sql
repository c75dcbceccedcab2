-- CreateTable
CREATE TABLE "PublishRun" (
    "projectId" TEXT NOT NULL,
    "runId" TEXT NOT NULL,
    "progress" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "failure" TEXT,
    "warning" TEXT,

    CONSTRAINT "PublishRun_pkey" PRIMARY KEY ("projectId")
);

-- AddForeignKey
ALTER TABLE "PublishRun" ADD CONSTRAINT "PublishRun_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
