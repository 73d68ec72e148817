// Resolves the imports of source files: relative paths, and the aliases that package.json declares ("#os/…").
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../env.ts";

const { imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly imports: Readonly<Record<string, string>>;
};
const aliases = Object.entries(imports).map(([from, to]) => [from.replace("*", ""), to.replace("*", "")] as const);

/**
 * Resolves `specifier` in the file `importer`. Returns the path, including a query if the specifier has one, or null if
 * the specifier names a package. `base`: the project's folder, if `importer` is an absolute path. Omit `base` if
 * `importer` is relative to the project's folder.
 */
export function importPath(importer: string, specifier: string, base = ""): string | null {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier);
  const alias = aliases.find(([from]) => specifier.startsWith(from));
  return alias ? join(base, alias[1], specifier.slice(alias[0].length)) : null;
}
