/**
 * The brand pack of this page: what apps are called, and their icons. The address names it, since the page's own server
 * knows which one it has chosen; no other is fetched.
 */
import { brands } from "virtual:phone-brands";
import { brandOf, type Brand } from "../brands/define.ts";

// Before a phone is loaded nothing is drawn, and none is loaded before the pack is here.
let here = brandOf("none", {});
export const brand = (): Brand => here;

/** Gets the pack. Throws where there is none of that name, or it cannot be had; whoever asks again tries again. */
export function fetchBrand(): Promise<void> {
  coming ??= fetched();
  coming.catch(() => (coming = null));
  return coming;
}
let coming: Promise<void> | null = null;
async function fetched(): Promise<void> {
  const name = new URLSearchParams(location.search).get("brand") ?? "reference";
  const load = brands[name];
  if (!load) throw new Error(`there is no brand pack ${name}`);
  ({ default: here } = await load());
}
