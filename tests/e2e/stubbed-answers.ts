import type { Page } from "@playwright/test";

/**
 * Answers the next message of this page with these pieces of an event stream, in steps, as a network
 * would split them.
 *
 * @param end `"close"` ends the connection, `"cut"` breaks it, `"open"` leaves it as it is
 */
export async function answerWith(
  page: Page,
  pieces: string[],
  end: "close" | "cut" | "open" = "close",
): Promise<void> {
  await page.evaluate(
    ([parts, ending]) => {
      const real = window.fetch;
      window.fetch = async (input, init) => {
        const address = String(input instanceof Request ? input.url : input);
        if (!address.includes("/chat/send")) return real(input, init);
        window.fetch = real;
        const body = new ReadableStream({
          async start(controller) {
            const stop = () => controller.error(new DOMException("Aborted", "AbortError"));
            init?.signal?.addEventListener("abort", stop);
            for (const part of parts) {
              await new Promise(requestAnimationFrame);
              controller.enqueue(new TextEncoder().encode(part));
            }
            if (ending === "close") controller.close();
            if (ending === "cut") controller.error(new TypeError("network error"));
          },
        });
        return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
      };
    },
    [pieces, end] as const,
  );
}

/** One event of a chat stream as it goes over the wire. */
export function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

export const DONE = `${event({ type: "done", status: "finished", changes: [] })}data: [DONE]\n\n`;
