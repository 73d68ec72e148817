/** The brand pack of a deployment, by its name. Pages know none but theirs: they do not load this. */
import type { Brand } from "./define.ts";
import { brands } from "./registry.ts";

/** What is chosen where nothing is said. */
export const defaultBrand: Brand = brands.reference;

/** Why there is no such pack; null where there is. */
export const brandFault = (name: string | undefined): string | null =>
  found(name) ? null : `There is no brand pack "${name}": BRAND takes ${Object.keys(brands).join(", ")}.`;
/** Throws where there is none of that name. */
export function brandCalled(name: string | undefined): Brand {
  const pack = found(name);
  if (!pack) throw new Error(brandFault(name)!);
  return pack;
}
function found(name: string | undefined): Brand | null {
  if (name === undefined || name === "") return defaultBrand;
  return Object.hasOwn(brands, name) ? brands[name as keyof typeof brands] : null;
}
