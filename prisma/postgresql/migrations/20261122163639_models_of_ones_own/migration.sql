-- AlterTable
ALTER TABLE "User" ADD COLUMN     "modelChoice" TEXT;

-- AlterTable
ALTER TABLE "Generation" ADD COLUMN     "cost" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "ModelConnection" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "baseUrl" TEXT NOT NULL,
    "sealedKey" TEXT,
    "keyEnd" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelConnection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConnectedModel" (
    "id" TEXT NOT NULL,
    "connectionId" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "contextTokens" INTEGER,
    "profile" TEXT,
    "effort" TEXT,
    "sees" BOOLEAN,
    "inputPrice" DOUBLE PRECISION,
    "cachedPrice" DOUBLE PRECISION,
    "outputPrice" DOUBLE PRECISION,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConnectedModel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ServerModel" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "baseUrl" TEXT,
    "sealedKey" TEXT,
    "keyEnd" TEXT,
    "model" TEXT NOT NULL,
    "contextTokens" INTEGER,
    "profile" TEXT,
    "effort" TEXT,
    "inputPrice" DOUBLE PRECISION,
    "cachedPrice" DOUBLE PRECISION,
    "outputPrice" DOUBLE PRECISION,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ServerModel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ModelBudget" (
    "id" TEXT NOT NULL,
    "visitorTokens" INTEGER,
    "memberTokens" INTEGER,

    CONSTRAINT "ModelBudget_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ModelConnection_userId_idx" ON "ModelConnection"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ConnectedModel_connectionId_model_key" ON "ConnectedModel"("connectionId", "model");

-- AddForeignKey
ALTER TABLE "ModelConnection" ADD CONSTRAINT "ModelConnection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConnectedModel" ADD CONSTRAINT "ConnectedModel_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ModelConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;
