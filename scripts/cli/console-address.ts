// The address of a server's console for the output of a command. The admin key opens everything: a terminal shows it
// once; a log would store it, so that the output then only names a file that contains it and that only its owner can
// read.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Server } from "./server.ts";

export function consoleAddress(
  { url, adminKey, folder }: Pick<Server, "url" | "adminKey" | "folder">,
  isTerminal: boolean = process.stdout.isTTY,
): string {
  if (isTerminal) return `${url}/#key=${adminKey}`;
  const path = join(folder, "admin-key");
  // An existing file would keep its permissions.
  rmSync(path, { force: true });
  writeFileSync(path, `${adminKey}\n`, { mode: 0o600, flag: "wx" });
  return `${url}/ (the admin key is in ${path})`;
}
