// The package names under which clients find the phone's apps. An app answers to all of its names and is listed under the
// first one. Agents look apps up in tables of their own, so an app has the names that these tables use.
import { packageName, packageNames, systemApps, type PackageName } from "#brands/package-names.ts";
import type { PhoneApp } from "./phone.ts";

export const systemUi = "com.android.systemui";
export const permissionController = "com.google.android.permissioncontroller";

export interface Package {
  readonly name: string;
  readonly app: PhoneApp;
  readonly activity: string;
  readonly isSystem: boolean;
}

/** Returns the names of an app, the first one first. An app that no real phone has gets a name of its own. */
export const packagesOf = (app: string): readonly PackageName[] =>
  packageNames[app] ?? [packageName(`com.phonebooth.${app}`, ".MainActivity")];

export class Packages {
  readonly #byName = new Map<string, Package>();
  readonly #first = new Map<string, Package>();
  /** The name under which a client opened the app last: the client expects to see this one. */
  readonly #used = new Map<string, Package>();

  constructor(apps: readonly PhoneApp[]) {
    for (const app of apps) {
      for (const { name, activity } of packagesOf(app.id)) {
        const entry = { name, app, activity, isSystem: systemApps.has(app.id) };
        this.#byName.set(name, entry);
        if (!this.#first.has(app.id)) this.#first.set(app.id, entry);
      }
    }
  }
  find(name: string): Package | null {
    return this.#byName.get(name) ?? null;
  }
  /** The packages that are listed, sorted by name. */
  get listed(): readonly Package[] {
    return [...this.#first.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  /** Returns the package under which the client knows the app. */
  of(app: string): Package | null {
    return this.#used.get(app) ?? this.#first.get(app) ?? null;
  }
  use(entry: Package): void {
    this.#used.set(entry.app.id, entry);
  }
}

/** `com.a/.B` for `com.a.B`, as Android shortens components. */
export const componentOf = ({ name, activity }: Package): string =>
  `${name}/${activity.startsWith(`${name}.`) ? activity.slice(name.length) : activity}`;
export const fullComponentOf = ({ name, activity }: Package): string => `${name}/${activity}`;
