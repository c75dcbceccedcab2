-- DropTable
DROP TABLE "AuditEntry";
