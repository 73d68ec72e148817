// The blocks of data in the page's own file.

/** Null where the page has no such block, or has not been read so far. */
export function jsonIn<T>(id: string): T | null {
  const block = document.querySelector(`script#${id}`);
  return block ? (JSON.parse(block.textContent) as T) : null;
}
/** An address that an image can show: of a block (`#id`), or as it is. */
export const pictureAt = (reference: string): string =>
  reference.startsWith("#") ? (document.querySelector(`script${reference}`)?.textContent ?? "") : reference;
/** The block's value, at the latest when the page has been read whole; null where it has none. */
export function jsonOnceRead<T>(id: string): Promise<T | null> {
  const now = jsonIn<T>(id);
  if (now || document.readyState !== "loading") return Promise.resolve(now);
  return new Promise((resolve) =>
    document.addEventListener("DOMContentLoaded", () => resolve(jsonIn<T>(id)), { once: true }),
  );
}
