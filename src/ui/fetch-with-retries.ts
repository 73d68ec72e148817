/** Requests of the page to its own server. A request that gets lost, or that a busy server cannot answer, is repeated. */

const retryDelaysMs: readonly number[] = [100, 400, 1000];
const timeoutMs = 10_000;

export type FetchResult<T> = { readonly value: T } | "refused" | "lost";

/**
 * Returns what `read` makes of the answer. "refused": the server does not answer this request, which is final. "lost":
 * four attempts failed. Does not throw.
 */
export async function fetchWithRetries<T>(
  url: string,
  read: (response: Response) => Promise<T>,
): Promise<FetchResult<T>> {
  for (const pause of [...retryDelaysMs, null]) {
    const result = await fetchOnce(url, read);
    if (result !== "lost") return result;
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return "lost";
}
async function fetchOnce<T>(url: string, read: (response: Response) => Promise<T>): Promise<FetchResult<T>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return { value: await read(response) };
    return response.status < 500 && response.status !== 429 ? "refused" : "lost";
  } catch {
    return "lost";
  }
}
