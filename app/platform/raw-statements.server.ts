import { ColumnTypeEnum, type SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { Prisma } from "~/generated/sqlite/client";

/** What Prisma says of a value in a statement that it has no model for. */
const UNTYPED = { scalarType: "unknown", arity: "scalar" } as const;

/** Runs a statement on a connection itself. @returns how many rows it changed */
export function executeOn(connection: SqlDriverAdapter, statement: Prisma.Sql): Promise<number> {
  return connection.executeRaw(toQuery(statement));
}

/** Asks a connection itself. @returns the rows, with the types that Prisma's client would give them */
export async function queryOn<T>(
  connection: SqlDriverAdapter,
  statement: Prisma.Sql,
): Promise<T[]> {
  const { columnNames, columnTypes, rows } = await connection.queryRaw(toQuery(statement));
  return rows.map((row) => {
    const named: Record<string, unknown> = {};
    columnNames.forEach((name, at) => {
      named[name] = typed(row[at], columnTypes[at]);
    });
    return named as T;
  });
}

function toQuery({ sql, values }: Prisma.Sql) {
  return { sql, args: values, argTypes: values.map(() => UNTYPED) };
}

function typed(value: unknown, type: number | undefined): unknown {
  if (value === null) return null;
  switch (type) {
    case ColumnTypeEnum.Boolean:
      return Boolean(value);
    case ColumnTypeEnum.DateTime:
      return new Date(value as string);
    case ColumnTypeEnum.Int64:
      return BigInt(value as number);
    default:
      return value;
  }
}
