// Writes the part of NOTICE that lists libraries: every package that the bundlers report as part of the pages or the
// worker, with the package's licence and copyright. `npm run notice` updates the list.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildClient, readBuildGraph, buildWorker } from "./build.ts";
import { root } from "../env.ts";

const path = join(root, "NOTICE");
const sectionTitle = "Libraries of which the pages or the worker have a part:\n";
/**
 * Packages with images and fonts instead of code. NOTICE lists them by hand above this part, with their authors and the
 * parts that are used.
 */
const assetPackages = /^(@fontsource|@infolektuell|@material-symbols|@iconify-json)/;

/** Returns the lines of NOTICE, sorted by the names of the libraries. */
export async function libraries(): Promise<string[]> {
  await Promise.all([buildClient(), buildWorker()]);
  const inputs = (["client", "worker"] as const).flatMap((name) => readBuildGraph(name)!.inputs);
  // node_modules may be a link to a folder outside the root.
  const packages = new Set(
    inputs.flatMap((input) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
  );
  return [...packages]
    .filter((name) => !assetPackages.test(name))
    .toSorted()
    .map(lineOf);
}
function lineOf(name: string): string {
  const folder = join(root, "node_modules", name);
  const { license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    license?: string;
    author?: string | { name: string };
  };
  if (!license) throw new Error(`${name} states no licence`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const [line] =
    (file ? readFileSync(join(folder, file), "utf8") : "").match(/^[ \t]*copyright (?:\(c\)|©|\d).*$/im) ?? [];
  const whose = line
    ?.trim()
    .replace(/^copyright (\(c\)|©)?\s*/i, "")
    .replace(/[.,]? all rights reserved\.?$/i, "");
  const by = whose ?? (typeof author === "string" ? author : author?.name) ?? "its authors";
  return `- ${name}, ${license}, copyright ${by.replace(/\s*<[^>]*>|\s*\([^)]*\)/g, "")}`;
}

/** Returns the current text of NOTICE, and the text that it should have. */
export async function notices(): Promise<{ readonly is: string; readonly should: string }> {
  const is = readFileSync(path, "utf8");
  const from = is.indexOf(sectionTitle) + sectionTitle.length;
  const to = is.indexOf("\n\n", from);
  if (from < sectionTitle.length || to < 0) throw new Error("NOTICE has no list of libraries");
  return { is, should: `${is.slice(0, from)}${(await libraries()).join("\n")}${is.slice(to)}` };
}

if (import.meta.main) writeFileSync(path, (await notices()).should);
