/**
 * Waits for the images of the page, and loads an image again if its request failed. A browser never repeats such a
 * request, so the image would stay empty on this page but not on others.
 */
import { fetchWithRetries } from "./fetch-with-retries.ts";

/** Addresses that the server refuses, or whose data are no image. */
const refused = new Set<string>();

/** The addresses of images that are loaded although their width is 0, as that of a drawing without a size. */
const loadedWithoutSize = new WeakMap<HTMLImageElement, string>();

const isMissing = (image: HTMLImageElement): boolean =>
  image.src !== "" &&
  !refused.has(image.src) &&
  (!image.complete || (image.naturalWidth === 0 && loadedWithoutSize.get(image) !== image.src));

/** Returns a promise that resolves when no image is loading any more, or null if no image is missing. */
export function loadMissingImages(): Promise<unknown> | null {
  const missing = [...document.images].filter(isMissing);
  return missing.length > 0 ? Promise.all(missing.map(loadImage)) : null;
}
/** Returns the address of an image that this page could not load, or null. Images that the server refuses do not count. */
export const findLostImage = (): string | null => [...document.images].find(isMissing)?.src ?? null;
async function loadImage(image: HTMLImageElement): Promise<void> {
  const { src } = image;
  const isSame = (): boolean => image.isConnected && image.src === src;
  if ((await isDecoded(image)) || !isSame()) return;
  // The answer shows whether the request was lost or refused. The image then takes it from the browser's cache.
  const answer = await fetchWithRetries(src, async (response) => void (await response.blob()));
  // If the requests were lost, the next screenshot tries again.
  if (answer === "lost" || !isSame()) return;
  if (answer !== "refused") image.src = src;
  if (answer === "refused" || !(await isDecoded(image))) refused.add(src);
}
async function isDecoded(image: HTMLImageElement): Promise<boolean> {
  try {
    await image.decode();
  } catch {
    return false;
  }
  if (image.naturalWidth === 0) loadedWithoutSize.set(image, image.src);
  return true;
}
