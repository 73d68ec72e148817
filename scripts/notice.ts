// The part of NOTICE that lists libraries: every package of which the pages or the worker have a part, as the bundlers tell,
// with licence and copyright as the package tells. `npm run notice` writes it anew.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildClient, builtGraph, buildWorker } from "./build.ts";
import { root } from "./env.ts";

const path = join(root, "NOTICE");
const begins = "Libraries of which the pages or the worker have a part:\n";
/** What is drawn or shown and no code is told above, by hand: who made it, and what of it is used. */
const art = /^(@fontsource|@infolektuell|@material-symbols|@iconify-json)/;

/** Lines of NOTICE, in the order of names. */
export async function libraries(): Promise<string[]> {
  await Promise.all([buildClient(), buildWorker()]);
  const inputs = (["client", "worker"] as const).flatMap((name) => builtGraph(name)!.inputs);
  // Elsewhere than in the root where node_modules is a link.
  const packages = new Set(
    inputs.flatMap((input) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
  );
  return [...packages]
    .filter((name) => !art.test(name))
    .toSorted()
    .map(lineOf);
}
function lineOf(name: string): string {
  const folder = join(root, "node_modules", name);
  const { license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    license?: string;
    author?: string | { name: string };
  };
  if (!license) throw new Error(`${name} tells no licence`);
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

/** NOTICE as it is, and as it should be. */
export async function notices(): Promise<{ readonly is: string; readonly should: string }> {
  const is = readFileSync(path, "utf8");
  const from = is.indexOf(begins) + begins.length;
  const to = is.indexOf("\n\n", from);
  if (from < begins.length || to < 0) throw new Error("NOTICE has no list of libraries");
  return { is, should: `${is.slice(0, from)}${(await libraries()).join("\n")}${is.slice(to)}` };
}

if (import.meta.main) writeFileSync(path, (await notices()).should);
