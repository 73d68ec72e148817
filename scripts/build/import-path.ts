// Where the imports of source files lead: relative ones, and the aliases that package.json declares ("#os/…").
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../env.ts";

const { imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly imports: Readonly<Record<string, string>>;
};
const aliases = Object.entries(imports).map(([from, to]) => [from.replace("*", ""), to.replace("*", "")] as const);

/**
 * The path that `specifier` names in the file `importer`, with its query if it has one; null where it names a package.
 * `base`: the project's folder if `importer` is an absolute path; left out if it is relative to that folder.
 */
export function importPath(importer: string, specifier: string, base = ""): string | null {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier);
  const alias = aliases.find(([from]) => specifier.startsWith(from));
  return alias ? join(base, alias[1], specifier.slice(alias[0].length)) : null;
}
