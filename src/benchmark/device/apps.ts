// Finds the package of an app by the name that an agent uses.
import { packagesOf } from "#adb/packages.ts";
import { findAppByName } from "#brands/define.ts";
import { brands } from "#brands/registry.ts";
import type { Lang } from "#contract/env.ts";

/** The first pack has the names that people know. */
const packs = [brands.reference, brands.neutral];

/** An app of a phone, or why no app was chosen. */
export type FoundApp = { readonly package: string } | { readonly home: true } | { readonly missing: string };

export class InstalledApps {
  readonly #packages: ReadonlySet<string>;
  /** Packages by the names that the caller has given to them. */
  readonly #named: ReadonlyMap<string, string>;

  constructor(packages: readonly string[], named: ReadonlyMap<string, string> = new Map()) {
    this.#packages = new Set(packages);
    this.#named = named;
  }

  /**
   * Looks for the name in this order: the caller's own names, packages, the apps of the brand packs, and a word of a
   * package, because adb cannot read the titles of apps.
   */
  find(name: string): FoundApp {
    const wanted = name.trim();
    const own = [...this.#named].find(([one]) => one.toLowerCase() === wanted.toLowerCase());
    if (own) return { package: own[1] };
    if (this.#packages.has(wanted)) return { package: wanted };
    for (const pack of packs) {
      const id = findAppByName(pack, wanted);
      if (id === "launcher") return { home: true };
      const found = id === null ? undefined : namesOf(id).find((one) => this.#packages.has(one));
      if (found !== undefined) return { package: found };
    }
    const word = wanted.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
    const fitting = [...this.#packages].filter((one) => word !== "" && one.toLowerCase().split(".").includes(word));
    if (fitting.length === 1) return { package: fitting[0]! };
    if (fitting.length > 1)
      return { missing: `Several apps of this phone may be ${name}: ${fitting.toSorted().join(", ")}.` };
    return { missing: `No app of this phone is known as ${name}.` };
  }

  /** The names of the apps that an agent can open by name. */
  titles(locale: Lang): string[] {
    const lang = locale === "en" ? "en" : "zh";
    const known = Object.entries(packs[0]!.apps)
      .filter(([id]) => id !== "launcher" && namesOf(id).some((one) => this.#packages.has(one)))
      .map(([, { title }]) => title[lang]);
    return [...new Set([...this.#named.keys(), ...known])];
  }
}

const namesOf = (id: string): string[] => packagesOf(id).map(({ name }) => name);

/** Parses the answer of `pm list packages`. */
export const parsePackages = (text: string): string[] =>
  [...text.matchAll(/^package:(\S+)$/gm)].map(([, name]) => name!);

/**
 * Returns the component of the package in the answer of `cmd package resolve-activity --brief`, or null if there is none.
 * If an app has several icons, Android answers with its own dialog that asks for one of them.
 */
export function parseComponent(text: string, owner: string): string | null {
  const last = text.trim().split("\n").at(-1)?.trim() ?? "";
  return /^[\w.]+\/[\w.$]+$/.test(last) && last.startsWith(`${owner}/`) ? last : null;
}
