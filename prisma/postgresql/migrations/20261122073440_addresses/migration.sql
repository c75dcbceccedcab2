-- CreateTable
CREATE TABLE "Address" (
    "slug" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "turn" INTEGER NOT NULL DEFAULT 1,
    "freedAt" TIMESTAMP(3),

    CONSTRAINT "Address_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "Address_holder_idx" ON "Address"("holder");

-- CreateIndex
CREATE INDEX "Address_freedAt_idx" ON "Address"("freedAt");
