// Reads the blocks of data in the page's own file.

/** Null if the page has no such block, or has not loaded it yet. */
export function readBlock<T>(id: string): T | null {
  const block = document.querySelector(`script#${id}`);
  return block ? (JSON.parse(block.textContent) as T) : null;
}
/** Resolves a reference to a block (`#id`) to its data URL; other addresses are returned unchanged. */
export const pictureUrl = (reference: string): string =>
  reference.startsWith("#") ? (document.querySelector(`script${reference}`)?.textContent ?? "") : reference;
/** Resolves with the block's value as soon as it is loaded, or with null if the loaded page has no such block. */
export function readBlockWhenLoaded<T>(id: string): Promise<T | null> {
  const now = readBlock<T>(id);
  if (now || document.readyState !== "loading") return Promise.resolve(now);
  return new Promise((resolve) =>
    document.addEventListener("DOMContentLoaded", () => resolve(readBlock<T>(id)), { once: true }),
  );
}
