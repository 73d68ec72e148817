import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** The files that draw an app's screens, one per screen: in the `screens` folder of the app or of its features. */
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
