// The folder for the demo's run. The next demo replaces the folder, so the demo puts a mark file into it. A folder
// without the mark contains other work and is not touched.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "./options.ts";

export const demoMarkFile = "replaced-by-the-next-demo.txt";
const markText = "The demo wrote this folder and replaces it at the next start. Delete this file to keep the folder.\n";

/**
 * Creates an empty folder with the demo's mark at `path`. If `path` exists and the demo did not create it, throws
 * UsageError and changes nothing.
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
