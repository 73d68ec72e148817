// The folder for the demo's run. The next demo replaces it, so the demo marks it with a file: a folder without the mark
// contains other work and is not touched.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "./options.ts";

export const demoMarkFile = "replaced-by-the-next-demo.txt";
const markText = "The demo wrote this folder and replaces it the next time. Delete this file to keep the folder.\n";

/**
 * Creates an empty folder with the demo's mark at `path`. Throws UsageError, without a change, if the demo did not
 * create what is there.
 */
export function clearDemoFolder(path: string): void {
  const mark = join(path, demoMarkFile);
  if (existsSync(path) && readdirSync(path).length > 0 && !existsSync(mark))
    throw new UsageError(
      `${path} holds files that the demo did not write. Move the folder, or choose another with --out.`,
    );
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  writeFileSync(mark, markText);
}
