import { isOffline } from "./line";

/**
 * Reads a page's data from the server. Without a line the page is opened as a document instead, which the
 * service worker may have.
 */
export async function readOrOpen<T>({
  request,
  serverLoader,
}: {
  request: Request;
  serverLoader(): Promise<T>;
}): Promise<T> {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isOffline()) throw error;
    window.location.assign(request.url);
    return new Promise<T>(() => {});
  }
}
