// Reads the blocks of data in the page's HTML.

/** Returns null if the page has no such block or has not loaded the block yet. */
export function readBlock<T>(id: string): T | null {
  const block = document.querySelector(`script#${id}`);
  return block ? (JSON.parse(block.textContent) as T) : null;
}
/** Returns the data URL of a block (`#id`). Other URLs are returned unchanged. */
export const pictureUrl = (reference: string): string =>
  reference.startsWith("#") ? (document.querySelector(`script${reference}`)?.textContent ?? "") : reference;
/**
 * Resolves with the value of the block once the block is loaded. Resolves with null if the page is completely loaded
 * and has no such block.
 */
export function readBlockWhenLoaded<T>(id: string): Promise<T | null> {
  const now = readBlock<T>(id);
  if (now || document.readyState !== "loading") return Promise.resolve(now);
  return new Promise((resolve) =>
    document.addEventListener("DOMContentLoaded", () => resolve(readBlock<T>(id)), { once: true }),
  );
}
