-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "AuditEntry";
PRAGMA foreign_keys=on;
