/** One line of a project's build, server, page or browser console. */
export interface LogLine {
  id: string;
  source: "build" | "console" | "page" | "server";
  level: "info" | "warn" | "error";
  text: string;
  at: string;
  file?: string;
  line?: number;
  column?: number;
}

/** A line as the server sends it, or null for anything else. */
export function readLogLine(data: string): LogLine | null {
  try {
    const line = JSON.parse(data) as Partial<LogLine> | null;
    if (typeof line?.text !== "string" || line.id === undefined) return null;
    // Ids begin anew with each start of the preview: only with its time is a line unmistakable.
    return { ...line, id: `${line.id} ${line.at ?? ""}`.trim() } as LogLine;
  } catch {
    return null;
  }
}
