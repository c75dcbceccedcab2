-- AlterTable
ALTER TABLE "User" ADD COLUMN "modelChoice" TEXT;

-- AlterTable
ALTER TABLE "Generation" ADD COLUMN "cost" REAL;

-- CreateTable
CREATE TABLE "ModelConnection" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "baseUrl" TEXT NOT NULL,
    "sealedKey" TEXT,
    "keyEnd" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ModelConnection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ConnectedModel" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "connectionId" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "contextTokens" INTEGER,
    "profile" TEXT,
    "effort" TEXT,
    "sees" BOOLEAN,
    "inputPrice" REAL,
    "cachedPrice" REAL,
    "outputPrice" REAL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ConnectedModel_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ModelConnection" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ServerModel" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "baseUrl" TEXT,
    "sealedKey" TEXT,
    "keyEnd" TEXT,
    "model" TEXT NOT NULL,
    "contextTokens" INTEGER,
    "profile" TEXT,
    "effort" TEXT,
    "inputPrice" REAL,
    "cachedPrice" REAL,
    "outputPrice" REAL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ModelBudget" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitorTokens" INTEGER,
    "memberTokens" INTEGER
);

-- CreateIndex
CREATE INDEX "ModelConnection_userId_idx" ON "ModelConnection"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ConnectedModel_connectionId_model_key" ON "ConnectedModel"("connectionId", "model");
