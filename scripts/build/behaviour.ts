// `./phonebooth behaviour`: checks whether the system and its apps still match the version `apps`. test/behaviour.json
// contains the version and a hash of the code of each app and of the system; `--write` updates the file.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { versions } from "#contract/version.ts";
import { codeDigestOf } from "./compiled-code.ts";
import { filesUnder } from "./digests.ts";
import { root } from "../env.ts";

export interface Behaviour {
  readonly apps: string;
  /** The hashes, by the folder's path below src. */
  readonly code: Readonly<Record<string, string>>;
}
const frozenFile = join(root, "test/behaviour.json");
export const readFrozenBehaviour = (): Behaviour => JSON.parse(readFileSync(frozenFile, "utf8")) as Behaviour;

export async function main(args: string[]): Promise<number> {
  const now = behaviour();
  if (args.includes("--write")) {
    writeFileSync(frozenFile, `${JSON.stringify(now, null, 2)}\n`);
    return 0;
  }
  const changed = changedFolders(readFrozenBehaviour(), now);
  process.stdout.write(
    changed.length === 0
      ? `apps ${now.apps}: as frozen\n`
      : `apps ${now.apps}: ${changed.join(", ")} changed since the version was frozen. If a tap, a command, a due event or a new phone now ` +
          `writes different data, raise \`apps\` in src/contract/version.ts, once per release. Then: ./phonebooth behaviour --write\n`,
  );
  return changed.length === 0 ? 0 : 1;
}

export const changedFolders = (before: Behaviour, now: Behaviour): string[] =>
  [...new Set([...Object.keys(before.code), ...Object.keys(now.code)])]
    .filter((folder) => before.code[folder] !== now.code[folder])
    .toSorted();

export function behaviour(): Behaviour {
  const apps = readdirSync(join(root, "src/apps"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = ["os", "state", "arithmetic", ...apps.map(({ name }) => `apps/${name}`).toSorted()];
  const code: Record<string, string> = {};
  for (const folder of folders) {
    const hash = createHash("sha256");
    for (const path of filesUnder(`src/${folder}`).filter(isCode).toSorted())
      hash.update(`${path}\0${codeDigestOf(path)}\0`);
    code[folder] = hash.digest("hex").slice(0, 16);
  }
  return { apps: versions.apps, code };
}

/** Returns whether a file affects the behaviour of an app. Texts and style sheets do not affect the result of a tap. */
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && basename(path) !== "strings.ts";
