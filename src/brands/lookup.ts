/**
 * Finds the brand pack of a deployment by its name. Pages contain only their own pack, so they do not load this file.
 */
import type { Brand } from "./define.ts";
import { brands } from "./registry.ts";

/** The pack for deployments that do not set `BRAND`. */
export const defaultBrand: Brand = brands.reference;

/** Returns the error text for an unknown pack name, or null if the pack exists. */
export const brandFault = (name: string | undefined): string | null =>
  findBrand(name) ? null : `There is no brand pack "${name}": BRAND takes ${Object.keys(brands).join(", ")}.`;
/** Throws if no pack has this name. */
export function getBrand(name: string | undefined): Brand {
  const pack = findBrand(name);
  if (!pack) throw new Error(brandFault(name)!);
  return pack;
}
function findBrand(name: string | undefined): Brand | null {
  if (name === undefined || name === "") return defaultBrand;
  return Object.hasOwn(brands, name) ? brands[name as keyof typeof brands] : null;
}
