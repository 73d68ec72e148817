// The folder in which the demo leaves its run. The next demo replaces it, so the demo marks it as its own: a folder without the mark is
// somebody else's work.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "./options.ts";

export const demoMark = "replaced-by-the-next-demo.txt";
const text = "The demo wrote this folder and replaces it the next time. Delete this file to keep the folder.\n";

/** Leaves at `path` an empty folder with the demo's mark. Throws UsageError, and changes nothing, where the demo did not make what is there. */
export function clearDemoFolder(path: string): void {
  const mark = join(path, demoMark);
  if (existsSync(path) && readdirSync(path).length > 0 && !existsSync(mark))
    throw new UsageError(
      `${path} holds files that the demo did not write. Move the folder, or choose another with --out.`,
    );
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  writeFileSync(mark, text);
}
