/**
 * The brand pack of this page: names and icons of apps. The page's address names the pack, because the server chooses
 * it. The page loads no other pack.
 */
import { brands } from "virtual:phone-brands";
import { createBrand, type Brand } from "#brands/define.ts";

// The page draws nothing before a phone is loaded, and loads no phone before the brand pack.
let currentBrand = createBrand("none", {});
export const brand = (): Brand => currentBrand;

/** Loads the brand pack. Throws when there is no pack of that name or it fails to load. The next call tries again. */
export function fetchBrand(): Promise<void> {
  pendingBrand ??= loadBrand();
  pendingBrand.catch(() => (pendingBrand = null));
  return pendingBrand;
}
let pendingBrand: Promise<void> | null = null;
async function loadBrand(): Promise<void> {
  const name = new URLSearchParams(location.search).get("brand") ?? "reference";
  const load = brands[name];
  if (!load) throw new Error(`there is no brand pack ${name}`);
  ({ default: currentBrand } = await load());
}
