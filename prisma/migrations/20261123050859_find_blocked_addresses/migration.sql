-- CreateIndex
CREATE INDEX "Address_withheldAt_idx" ON "Address"("withheldAt");
