import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Returns the files that draw an app's screens, one per screen, from the `screens` folder of the app and of its
 * features.
 */
export function findScreenFiles(folder: string): string[] {
  const features = join(folder, "features");
  const parts = existsSync(features) ? readdirSync(features).map((name) => join(features, name)) : [];
  return [folder, ...parts]
    .map((part) => join(part, "screens"))
    .filter((screens) => existsSync(screens))
    .flatMap((screens) => readdirSync(screens).map((name) => join(screens, name)))
    .filter((path) => path.endsWith(".tsx"))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
}
