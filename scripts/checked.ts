// Which apps passed `./phonebooth check` as they stand. It is written down beside the builds, for this machine alone: a fresh
// clone and `./phonebooth test` go through every app.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf, allUnder } from "./digests.ts";
import { cache, root } from "./env.ts";
import { partOf, round } from "./in-turn.ts";

const file = join(cache, "checked.json");
/** What every app rests on. */
const shared = ["src/os", "src/state", "src/arithmetic", "test/apps", "test/os", "test/support"];
/** Of the apps that have not changed, one part is gone through with each commit. */
const parts = 4;

/** Digests of what each app is made of and rests on, by its id. */
type Sources = Readonly<Record<string, string>>;
export const sources = (): Sources =>
  Object.fromEntries(
    readdirSync(join(root, "src/apps"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, sourcesOf(name)]),
  );
const noted = (): Sources => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** The apps that a quick check goes through: those that have changed since they passed, and some of the others in turn. */
export function appsInTurn(passed: Sources = noted(), now: number = round()): string[] {
  return Object.entries(sources())
    .filter(([id, own]) => passed[id] !== own || partOf(id, parts) === now % parts)
    .map(([id]) => id);
}
/** Takes the apps as they are before they are checked: what is edited meanwhile was not. Call the answer when all passed. */
export function checking(): () => void {
  const now = sources();
  return () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  };
}
function sourcesOf(id: string): string {
  const hash = createHash("sha256");
  const paths = [`src/apps/${id}`, ...shared].flatMap(allUnder);
  for (const path of paths.toSorted()) hash.update(`${path} ${digestOf(path)}\n`);
  return hash.digest("hex").slice(0, 16);
}
