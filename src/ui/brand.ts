/**
 * The brand pack of this page: names and icons of apps. The server chooses the pack, and the page's address names the
 * pack. The page loads no other pack.
 */
import { brands } from "virtual:phone-brands";
import { createBrand, type Brand } from "#brands/define.ts";

// This placeholder is never drawn. The page loads the brand pack before any phone, and it draws nothing before a phone
// is loaded.
let currentBrand = createBrand("none", {});
export const brand = (): Brand => currentBrand;

/** Loads the brand pack. Throws if no pack has this name or the pack fails to load; the next call then tries again. */
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
