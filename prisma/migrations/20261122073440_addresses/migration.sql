-- CreateTable
CREATE TABLE "Address" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "holder" TEXT NOT NULL,
    "turn" INTEGER NOT NULL DEFAULT 1,
    "freedAt" DATETIME
);

-- CreateIndex
CREATE INDEX "Address_holder_idx" ON "Address"("holder");

-- CreateIndex
CREATE INDEX "Address_freedAt_idx" ON "Address"("freedAt");
